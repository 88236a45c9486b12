// Writes the doors (`npm run doors`): beside the `index.ts` of a folder a module with the same exports, in which each
// function looks at its arguments first (`scripts/Door.ts`). Nothing is done if the doors were written from these
// sources already.
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import Door, { doorOf, folderOf, pathFrom, pathOf, quoted } from './Door.js';
import { filesUnder, root, textOf } from './filesUnder.js';

/** The text of each door by its path. */
export function currentDoors(): Map<string, string> {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { options } = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.build.json`, {}, host)!;
  const modules = filesUnder('src', /\.ts$/).filter((path) => /^src\/([a-z]+\/)?(index|internal)\.ts$/.test(path));
  const program = ts.createProgram(
    modules.map((path) => root + path),
    options,
  );
  const checker = program.getTypeChecker();
  const moduleOf = (path: string): ts.Symbol => checker.getSymbolAtLocation(program.getSourceFile(root + path)!)!;
  const isFunction = (symbol: ts.Symbol): boolean =>
    (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) !== 0 &&
    checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const exporters = new Map(
    [...modules]
      .reverse()
      .flatMap((path) =>
        checker.getExportsOfModule(moduleOf(path)).map(({ name }) => [`${folderOf(path)} ${name}`, path] as const),
      ),
  );
  for (const path of filesUnder('src', /(?<!door)\.ts$/))
    for (const [, name] of textOf(path).matchAll(/^export const (an?[A-Z]\w*): Shape\b/gm))
      exporters.set(`${folderOf(path)} ${name!}`, path);
  const indexes = modules.filter((path) => path.endsWith('index.ts'));
  const exported = new Map(
    indexes.map((index) => [folderOf(index), new Set(checker.getExportsOfModule(moduleOf(index)).map(resolved))]),
  );
  const isHome = (symbol: ts.Symbol, index: string): boolean => {
    const home = folderOf(pathOf(symbol.declarations![0]!.getSourceFile()));
    return home === folderOf(index) || (exported.get(home)?.has(symbol) !== true && !found.has(symbol));
  };
  /** What is to be had at a door that another index exports as well: functions, and the folder as a whole. */
  const found = new Map<ts.Symbol, string>();
  const functions = new Map(
    indexes.map((index) => {
      const own = checker.getExportsOfModule(moduleOf(index)).filter((exported) => {
        const symbol = resolved(exported);
        return isFunction(symbol) && isHome(symbol, index);
      });
      if (own.length > 0) found.set(moduleOf(index), doorOf(index));
      for (const exported of own) found.set(resolved(exported), doorOf(index));
      const types = own.map((exported) => [exported.name, checker.getTypeOfSymbol(resolved(exported))] as const);
      return [index, types] as const;
    }),
  );
  const doors = new Map<string, string>();
  for (const index of indexes) {
    const again = checker.getExportsOfModule(moduleOf(index)).flatMap((exported) => {
      const symbol = resolved(exported);
      const door = found.get(symbol);
      if (door === undefined || door === doorOf(index)) return [];
      const what = isFunction(symbol) ? `{ ${exported.name} }` : `* as ${exported.name}`;
      return [`export ${what} from ${quoted(pathFrom(index, door))};`];
    });
    const own = functions.get(index)!;
    const text =
      own.length === 0 ? `export * from './index.js';` : new Door(checker, exporters, index).text(new Map(own));
    if (own.length + again.length > 0) doors.set(doorOf(index), [text, ...again].join('\n'));
  }
  return new Map([...doors].map(([path, text]) => [path, `${text}\n`]));
}

/** The first line of doors: it tells the sources that they are made of from others. */
function firstLine(): string {
  const hash = createHash('sha256');
  for (const path of [...filesUnder('src', /(?<!^door)\.ts$/), 'scripts/Door.ts', 'scripts/doors.ts'])
    hash.update(`\0${path}\0`).update(textOf(path));
  return `// Written by \`npm run doors\`: ${hash.digest('hex').slice(0, 16)}\n`;
}

function writeDoors(): void {
  const first = firstLine();
  const written = filesUnder('src', /^door\.ts$/);
  const isFresh = written.length > 0 && written.every((path) => textOf(path).startsWith(first));
  if (isFresh) return;
  const doors = currentDoors();
  for (const path of written.filter((path) => !doors.has(path))) rmSync(root + path);
  for (const [path, text] of doors) writeFileSync(root + path, first + text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeDoors();
