import { games } from '@tischlein/manifests/all';
import { commandOf, meant, type Command } from '../command.ts';
import { failUsage } from '../failure.ts';

/** What a shell may offer: the commands, and behind each its flags and the games. */
interface Offered {
  readonly [command: string]: readonly string[];
}

const bash = (offered: Offered): string => `_tischlein() {
  local word="\${COMP_WORDS[COMP_CWORD]}" offered
  if [ "$COMP_CWORD" -eq 1 ]; then offered="${Object.keys(offered).join(' ')}"
  else case "\${COMP_WORDS[1]}" in
${Object.entries(offered)
  .map(([name, words]) => `    ${name}) offered="${words.join(' ')}" ;;`)
  .join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$offered" -- "$word"))
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _tischlein tischlein
`;

const SHELLS: { readonly [shell: string]: (offered: Offered) => string } = {
  bash,
  zsh: (offered) => `autoload -U +X bashcompinit && bashcompinit\n${bash(offered)}`,
  fish: (offered) =>
    `${Object.entries(offered)
      .flatMap(([name, words]) => [
        `complete -c tischlein -n __fish_use_subcommand -f -a ${name}`,
        `complete -c tischlein -n "__fish_seen_subcommand_from ${name}" -a "${words.join(' ')}"`,
      ])
      .join('\n')}\n`,
};
const NAMES = Object.keys(SHELLS);

/** Made from the other commands' flags. */
export const completionOf = (commands: { readonly [name: string]: Command }): Command =>
  commandOf({
    summary: 'print what lets a shell complete commands and flags',
    words: NAMES.join('|'),
    about: `Prints a script; the shell reads it at its start, for instance:

  tischlein completion bash > ~/.local/share/bash-completion/completions/tischlein
  tischlein completion fish > ~/.config/fish/completions/tischlein.fish`,
    flags: {},

    async run(_values, [shell]) {
      if (shell === undefined) failUsage(`which shell? One of ${NAMES.join(', ')}`);
      if (!Object.hasOwn(SHELLS, shell))
        failUsage(`there is no shell ${JSON.stringify(shell)}${meant(shell, NAMES)}`);
      const offered = Object.entries(commands).map(([name, { flags }]) => [
        name,
        [...flags, ...Object.keys(games)],
      ]);
      process.stdout.write(SHELLS[shell]!(Object.fromEntries(offered) as Offered));
    },
  });
