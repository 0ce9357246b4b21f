import { build, type Plugin } from 'vite';

/**
 * Builds the service worker `sw.js`, and beside it the list of all hashed files it keeps, which it asks for when it
 * is installed: nobody waits for that. It changes with every build that does.
 */
export function offline(): Plugin {
  let folder = '';
  let entry = '';
  return {
    name: 'tischlein-offline',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir, root }) {
      folder = publicDir;
      entry = `${root}/src/app/service-worker.ts`;
    },
    async generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const loose = await this.fs.readdir(folder);
      const page = bundle['index.html'];
      // Hashed names differ where contents do; of all other files the contents count.
      const texts = loose.map((name) =>
        this.fs.readFile(`${folder}/${name}`, { encoding: 'utf8' }),
      );
      const sum = sumOf([
        ...built,
        page?.type === 'asset' ? String(page.source) : '',
        ...(await Promise.all(texts)),
      ]);
      const source = await workerWith(entry, loose, sum);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      const list = JSON.stringify(built);
      this.emitFile({ type: 'asset', fileName: `assets/offline-${sum}.json`, source: list });
    },
  };
}

/** Another number for other texts. */
function sumOf(texts: readonly string[]): string {
  let sum = 0;
  for (const letter of texts.join()) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}

async function workerWith(entry: string, loose: readonly string[], sum: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { LOOSE: JSON.stringify(loose), SUM: JSON.stringify(sum) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'sw' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output))
    throw new Error('The service worker was not built: vite watches instead of building.');
  return output.output[0].code;
}
