/** False where there is no clipboard: plain http has none, then the text is shown, selected. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard === undefined
    ? Promise.resolve(false)
    : navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );

export const canSend = (): boolean => 'share' in navigator;

/** Closing the browser's share menu is not an error. False if the browser can not share this. */
export const send = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: Error) => error.name === 'AbortError',
  );

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shares the file if the browser can, else saves it. */
export async function sendFile(file: File): Promise<void> {
  const files = [file];
  if (canSend() && navigator.canShare?.({ files }) && (await send({ files }))) return;
  saveFile(file);
}
