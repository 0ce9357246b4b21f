// What lies in the bundles besides our own: gathered from the modules that were really put in, while they are built. Written
// as a bill of materials (CycloneDX, for tools that look for known faults) and as the texts of the licences.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/** The folder of the package that a module or an asset comes from; null for our own. */
function packageOf(id) {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(id) ?? [];
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null;
}

/** A plugin that notes them, and what it noted. */
export function gathered(root) {
  const folders = new Set();
  const note = (id) => {
    const folder = packageOf(id);
    if (folder !== null) folders.add(folder);
  };
  const plugin = {
    name: 'gather-licences',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        for (const [id, { renderedLength }] of Object.entries(output.modules ?? {}))
          if (renderedLength > 0) note(id);
        for (const file of output.originalFileNames ?? []) note(join(root, file));
      }
    },
  };
  return { plugin, folders };
}

function componentOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, license, texts };
}

/** Writes FILE.cdx.json and FILE.licences.txt. */
export function writeLicences(file, about, folders) {
  const components = [...folders]
    .map(componentOf)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: about.name, version: about.version } },
    components: components.map(({ name, version, license }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [
        / (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } },
      ],
    })),
  };
  const texts = components.map(({ name, version, license, texts }) =>
    [`${name} ${version} (${license})`, ...texts].join('\n\n'),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(`${file}.licences.txt`, `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
}
