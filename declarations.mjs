// Writes the types of the package (dist/types): the compiler's declarations of every file that one of its exports reaches.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('.', import.meta.url));
const out = join(root, 'dist/types');

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const doors = Object.values(exports).flatMap(({ types }) => types ?? []);
const { options: usual } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  ts.sys,
);
const options = {
  ...usual,
  noEmit: false,
  noCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: root,
  outDir: out,
};

const host = ts.createCompilerHost(options);
/** A room is a package of this workspace: its source, not something installed. */
const resolved = (name, from) => {
  const { resolvedModule } = ts.resolveModuleName(name, from, options, host);
  const isOurs = resolvedModule && !resolvedModule.resolvedFileName.includes('/node_modules/');
  return isOurs ? { ...resolvedModule, isExternalLibraryImport: false } : resolvedModule;
};
host.resolveModuleNameLiterals = (names, from) =>
  names.map(({ text }) => ({ resolvedModule: resolved(text, from) }));

/** Addresses between declarations, as every way of resolving them understands: relative, with the name of the script. */
const withAddresses = (context) => (file) => {
  const from = file.fileName;
  const address = (node) => {
    const { resolvedFileName: to, isExternalLibraryImport: isOutside } =
      resolved(node.text, from) ?? {};
    if (to === undefined || isOutside) return node;
    const path = relative(dirname(from), to).replace(/\.ts$/, '.js');
    return ts.factory.createStringLiteral(path.startsWith('.') ? path : `./${path}`);
  };
  const names = [ts.isImportDeclaration, ts.isExportDeclaration, ts.isImportTypeNode];
  const visit = (node, parent, grandparent) =>
    ts.isStringLiteral(node) && names.some((is) => is(parent) || is(grandparent))
      ? address(node)
      : ts.visitEachChild(node, (child) => visit(child, node, parent), context);
  return visit(file, file, file);
};

rmSync(out, { recursive: true, force: true });
const sources = doors.map((types) =>
  join(root, types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts')),
);
const program = ts.createProgram(sources, options, host);
const { diagnostics } = program.emit(undefined, undefined, undefined, true, {
  afterDeclarations: [withAddresses],
});
if (diagnostics.length > 0) {
  console.error(ts.formatDiagnostics(diagnostics, host));
  process.exit(1);
}
