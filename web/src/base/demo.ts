/** The page as plain files, without a server: what `npm run site` says in its head. */
export const isDemo: boolean =
  globalThis.document?.querySelector('meta[name="tischlein-server"][content="none"]') != null;
