/** Builds the program once, so that its tests run the real one; `BUILT=1` skips it. */
export async function setup() {
  if (process.env.BUILT === undefined) await import('../build.mjs');
}
