/** The first Ctrl-C ends the work and keeps what was played, a second one the program. */
export function stopOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
