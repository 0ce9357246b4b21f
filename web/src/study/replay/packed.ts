/** A record as a part of an address: a link to a game of one device opens on any other. */
const through = async (bytes: Uint8Array, by: TransformStream): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes as BlobPart]).stream().pipeThrough(by)).arrayBuffer(),
  );

/** The longest text a link may unpack to; no game comes near it. */
const MAX = 1_000_000;

export async function pack(record: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(record),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for text that was not packed by `pack`, or that was cut off. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const record = await through(bytes, new DecompressionStream('deflate-raw'));
    return record.length > MAX ? null : new TextDecoder().decode(record);
  } catch {
    return null;
  }
}
