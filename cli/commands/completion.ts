import { games } from '@tischlein/games';
import { onlyWord, type Command } from '../command.ts';
import { fail } from '../failure.ts';

/** What a shell may offer: the commands, and behind each the flags its usage names. */
interface Offered {
  readonly [command: string]: readonly string[];
}

const SHELLS: { readonly [shell: string]: (offered: Offered) => string } = {
  bash: (offered) => `_tischlein() {
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
`,
  zsh: (offered) => `autoload -U +X bashcompinit && bashcompinit
${SHELLS['bash']!(offered)}`,
  fish: (offered) =>
    Object.entries(offered)
      .flatMap(([name, words]) => [
        `complete -c tischlein -n __fish_use_subcommand -f -a ${name}`,
        `complete -c tischlein -n "__fish_seen_subcommand_from ${name}" -a "${words.join(' ')}"`,
      ])
      .join('\n') + '\n',
};

/** Made from the other commands' usage, so that it knows what they know. */
export const completionOf = (commands: { readonly [name: string]: Command }): Command => ({
  summary: 'print what lets a shell complete commands and flags',
  usage: `${Object.keys(SHELLS).join('|')}

Prints a script; the shell reads it at its start, for instance:

  tischlein completion bash > ~/.local/share/bash-completion/completions/tischlein
  tischlein completion fish > ~/.config/fish/completions/tischlein.fish`,

  async run(args) {
    const shell = onlyWord(args) ?? fail(`which shell? One of ${Object.keys(SHELLS).join(', ')}`);
    const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell]! : undefined;
    if (script === undefined)
      fail(`${JSON.stringify(shell)} is not known; there are ${Object.keys(SHELLS).join(', ')}`);
    const offered = Object.entries(commands).map(([name, { usage }]) => [
      name,
      [...new Set(usage.match(/--[a-z]+/g) ?? []), ...Object.keys(games)],
    ]);
    process.stdout.write(script(Object.fromEntries(offered) as Offered));
    return 0;
  },
});
