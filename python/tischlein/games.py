"""Many games at once."""

import json
import os
import shlex
import shutil
import struct
import subprocess
from dataclasses import dataclass

import numpy as np

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

STEP, RESET, OBSERVE, REMEMBER, SAVE, RESTORE, FORGET, REMEMBER_ROWS = range(1, 9)
_REFUSED = -1
_PIPE_BYTES = 1 << 20


class Refused(ValueError):
    """The program did nothing, and says why; all games are as they were."""


def _widen(pipe) -> None:
    """Fewer and larger reads, where the system lets a pipe grow; everything works without."""
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        try:
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
        except OSError:
            pass


@dataclass(frozen=True)
class Step:
    """What all games show after a step. The arrays are views of one buffer that the next step overwrites."""

    seats: np.ndarray
    """Whose answer each game waits for."""
    ended: np.ndarray
    """1 where the last step ended a game; what is shown then is the next one."""
    rewards: np.ndarray
    """By game and seat: the share of the win of games that have just ended, else 0."""
    observations: np.ndarray
    """By game a row of numbers; ``Games.fields`` says which columns are what."""
    counts: np.ndarray
    """How many legal actions each game has."""
    legal: np.ndarray
    """The legal actions of all games, one game after the other."""

    @property
    def starts(self) -> np.ndarray:
        """Where in ``legal`` each game begins."""
        return np.concatenate(([0], np.cumsum(self.counts[:-1])))

    def any_legal(self, rng: np.random.Generator) -> np.ndarray:
        """One legal action for each game, each equally likely."""
        return self.legal[self.starts + (rng.random(len(self.counts)) * self.counts).astype(np.int64)]

    def best_legal(self, values: np.ndarray) -> np.ndarray:
        """For each game the legal action with the largest value; ``values`` stands beside ``legal``."""
        starts = self.starts
        best = np.maximum.reduceat(values, starts)
        is_best = values == np.repeat(best, self.counts)
        first = np.minimum.reduceat(np.where(is_best, np.arange(len(values)), len(values)), starts)
        return self.legal[first]


class Games:
    """So many games of one kind, each dealt anew when it ends.

    ``command`` starts the program (the variable TISCHLEIN, else ``npx tischlein``); ``flags`` are those of
    ``tischlein env``, for instance ``seats=2, bots="learner,medium", option=["target=300"]``.
    """

    def __init__(self, game: str, count: int = 1, command: str | None = None, **flags):
        line = shlex.split(command or os.environ.get("TISCHLEIN", "npx tischlein"), posix=os.name == "posix")
        line[0] = shutil.which(line[0]) or line[0]  # npx is npx.cmd on Windows
        line += ["env", *(["--game", game] if game.endswith(("js", "mjs")) else [game]), "--count", str(count)]
        for name, value in flags.items():
            for one in value if isinstance(value, list) else [value]:
                line += [f"--{name}"] if one is True else [f"--{name}", str(one)]
        self._program = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        _widen(self._program.stdout)
        head = self._program.stdout.readline()
        if not head:
            raise RuntimeError(f"{shlex.join(line)} ended with status {self._program.wait()}")
        self.about = json.loads(head)
        """What the program said of itself: game, rules, options, seats, fields, actions."""
        self.count = count
        self.seats = self.about["seats"]
        self.size = self.about["size"]
        self.actions: list[str] = self.about["actions"]
        """Every move that can be legal with these options and seats. An action is a number in this list; the number behind
        the last one means to wait."""
        self.wait = len(self.actions)
        self.fields = {f["name"]: slice(f["at"], f["at"] + f["size"]) for f in self.about["fields"]}
        """By the name of a field of the view, its columns in an observation."""
        words = 3 * count + count * self.seats + (count * self.size + 1) // 2
        self._buffer = bytearray(4 * words)
        self.now = self._read_step()
        """What the games show now."""

    def step(self, actions: np.ndarray) -> Step:
        """One action for each game. Where one is not legal nothing is done: that raises ``Refused``."""
        self._send(struct.pack("<i", STEP) + np.ascontiguousarray(actions, "<i4").tobytes())
        self.now = self._read_step()
        return self.now

    def reset(self, seed: str) -> Step:
        """Deals all games anew."""
        text = seed.encode()
        self._send(struct.pack("<ii", RESET, len(text)) + text)
        self.now = self._read_step()
        return self.now

    def observe(self, game: int, seat: int) -> np.ndarray:
        """What this seat sees now, also when another one is asked."""
        self._send(struct.pack("<iii", OBSERVE, game, seat))
        return np.frombuffer(self._read_sized(), "<i2")

    def remembered(self, game: int, seat: int) -> str:
        """All this seat has seen and was told since the deal: its information state. Needs ``recall=True``."""
        self._send(struct.pack("<iii", REMEMBER, game, seat))
        return self._read_sized().decode()

    def remembered_rows(self, game: int, seat: int) -> np.ndarray:
        """The same as numbers, a row for the deal and one for each move since: who moved (from 1, 0 at the deal), the seat's
        own action (from 1, 0 for another's), and its observation then. Needs ``recall=True``."""
        self._send(struct.pack("<iii", REMEMBER_ROWS, game, seat))
        return np.frombuffer(self._read_sized(), "<i2").reshape(-1, 2 + self.size)

    def save(self, game: int = 0) -> int:
        """Keeps a game as it is now. The number answered leads back to it, until ``forget``."""
        self._send(struct.pack("<ii", SAVE, game))
        return self._read_number()

    def restore(self, handle: int, game: int = 0, seed: str = "") -> Step:
        """Any game goes on from what was saved: by the same chance, or with a seed by another one."""
        text = seed.encode()
        self._send(struct.pack("<iiii", RESTORE, handle, game, len(text)) + text)
        self.now = self._read_step()
        return self.now

    def forget(self, handle: int) -> None:
        self._send(struct.pack("<ii", FORGET, handle))
        self._read_number()

    def close(self) -> None:
        if self._program.stdin.closed:
            return
        self._program.stdin.close()
        self._program.stdout.close()
        self._program.wait()

    def __enter__(self) -> "Games":
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def _send(self, request: bytes) -> None:
        self._program.stdin.write(request)
        self._program.stdin.flush()

    def _read_into(self, buffer) -> None:
        view = memoryview(buffer)
        while len(view):
            got = self._program.stdout.readinto(view)
            if not got:
                raise RuntimeError(f"the program ended with status {self._program.wait()}")
            view = view[got:]

    def _read(self, size: int) -> bytes:
        bytes_ = bytearray(size)
        self._read_into(bytes_)
        return bytes(bytes_)

    def _read_number(self) -> int:
        number = struct.unpack("<i", self._read(4))[0]
        if number == _REFUSED:
            raise Refused(self._read(struct.unpack("<i", self._read(4))[0]).decode())
        return number

    def _read_sized(self) -> bytes:
        return self._read(self._read_number())

    def _read_step(self) -> Step:
        legal = np.empty(self._read_number(), "<i4")
        self._read_into(self._buffer)
        self._read_into(legal.view(np.uint8))
        at = 0

        def part(kind: str, *shape: int) -> np.ndarray:
            nonlocal at
            array = np.frombuffer(self._buffer, kind, int(np.prod(shape)), at).reshape(shape)
            at += array.nbytes
            return array

        n = self.count
        return Step(
            seats=part("<i4", n),
            ended=part("<i4", n),
            rewards=part("<f4", n, self.seats),
            counts=part("<i4", n),
            observations=part("<i2", n, self.size),
            legal=legal,
        )
