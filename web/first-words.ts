import type { Plugin } from 'vite';

/**
 * The first words stand in the page itself, so that a slow connection shows them with its first answer: what styles the page
 * comes after them, and beside `index.html` lies one page in each language, among which a server chooses.
 */
export function firstWords(): Plugin {
  let root = '';
  return {
    name: 'tischlein-first-words',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (root = config.root),
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const english = stylesLast(String(page.source));
      page.source = english;
      const folder = `${root}/src/i18n/words`;
      const files = (await this.fs.readdir(folder)).filter((file) => file.endsWith('.json'));
      const said = new Map<string, string>();
      for (const file of files) {
        const words = await this.fs.readFile(`${folder}/${file}`, { encoding: 'utf8' });
        const { description } = JSON.parse(words) as { description: string };
        said.set(file.slice(0, -'.json'.length), description);
      }
      for (const [language, line] of said)
        this.emitFile({
          type: 'asset',
          fileName: `index.${language}.html`,
          source: english
            .replaceAll(said.get('en')!, line)
            .replace('lang="en"', `lang="${language}"`),
        });
    },
  };
}

/** A browser shows nothing that stands below a sheet of styles before it has come. */
function stylesLast(page: string): string {
  const sheets = page.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
  const rest = sheets.reduce((left, sheet) => left.replace(sheet, ''), page);
  return rest.replace('  </body>', () => `${sheets.join('')}  </body>`);
}
