/** The real program with the real pages, built once. `BUILT=1` skips it for a quick second look. */
const build = async (): Promise<void> => {
  if (process.env['BUILT'] === undefined) await import('../../build.mjs');
};
export default build;
