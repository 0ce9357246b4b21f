#!/bin/sh
# Builds Tischlein from a clean copy of the sources in this folder and lays what a server needs into the folder $1:
# the program, the pages and the packages that are not in the bundle. Run by the Dockerfile; works without a container, too.
set -eu
into=$1
npm ci
mkdir -p "$into/cli" "$into/web" "$into/node_modules"
cp -r cli/bin cli/package.json "$into/cli/"
cp -r dist "$into/"
cp -r web/dist "$into/web/"
cp package.json LICENSE "$into/"
# libsql and the packages it loads, and the schemas; everything else is in the bundle.
for package in valibot libsql @libsql @neon-rs detect-libc; do
  [ ! -d "node_modules/$package" ] || cp -r "node_modules/$package" "$into/node_modules/"
done
# Nobody needs to write here once it runs.
chmod -R a-w "$into"
