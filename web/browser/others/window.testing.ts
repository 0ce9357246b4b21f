/** One window of a browser that Playwright can not drive as Debian builds it, with one page in it. */
export interface BrowserWindow {
  /** The size of the page inside the window. */
  resize(width: number, height: number): Promise<void>;
  /** Opens a new document. */
  open(url: string): Promise<void>;
  /** Calls a function inside the page. */
  run<Args extends readonly unknown[], Answer>(
    call: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
  /** With the mouse. */
  click(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What went wrong inside the page since it was asked last. */
  takeFaults(): Promise<string[]>;
  close(): Promise<void>;
}
