/** Builds the command line once, so that its tests run the real program. */
export async function setup() {
  await import('../build.mjs');
}
