import { existsSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesUnder, root, textOf } from '../../scripts/filesUnder.js';
import { LAYERS } from '../../scripts/layers.js';
import { sampled } from '../helpers/sampling.js';

type Names = Readonly<Record<string, unknown>>;
const FOLDERS = LAYERS.map(([name]) => name).filter((name) => existsSync(`${root}src/${name}/index.ts`));

/** What a docstring shows: lines `expression // result`, perhaps with statements between them. */
interface Example {
  readonly owner: string;
  readonly file: string;
  readonly lines: readonly string[];
}

function examplesIn(file: string): Example[] {
  const found: Example[] = [];
  const visit = (node: ts.Node): void => {
    const named = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node;
    const owner = (named as { readonly name?: ts.Node }).name?.getText() ?? '';
    for (const doc of ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc))
      for (const tag of doc.tags ?? [])
        if (tag.tagName.text === 'example' && doc.parent === node) {
          const text = tag.getText().replace(/^@example\s*/, '');
          const lines = text.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
          found.push({ owner, file, lines: lines.filter((line) => line !== '') });
        }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true));
  return found;
}

/**
 * Everything that is exported, by name; where two folders have a name, that of the folder itself, then of the lowest
 * layer.
 */
function scopeOf(file: string, modules: ReadonlyMap<string, Names>): Names {
  const own = file.split('/')[1]!;
  return Object.assign({}, ...[...modules.values()].reverse(), modules.get(own) ?? {}) as Names;
}

/** What is printed and what the comments say, line by line. */
async function run({ lines }: Example, scope: Names): Promise<{ readonly is: unknown; readonly said: unknown }[]> {
  const body = lines.map((line) => {
    const [, expression, said] = /^(.*\S)\s+\/\/ (.*)$/.exec(line) ?? [];
    return expression === undefined ? line : `results.push({ is: await (${expression}), said: (${said!}) });`;
  });
  const program = `return (async () => { const results = []; ${body.join('\n')}\nreturn results; })();`;
  const code = ts.transpileModule(program, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText;
  const used = Object.keys(scope).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples of this repository are run
  const call = new Function(...used, code) as (...args: unknown[]) => Promise<{ is: unknown; said: unknown }[]>;
  return call(...used.map((name) => scope[name]));
}

describe('examples in docstrings', async () => {
  const modules = new Map<string, Names>();
  for (const name of FOLDERS) modules.set(name, (await import(`../../src/${name}/index.ts`)) as Names);
  const headlines = (await import('../../src/index.js')) as Names;
  modules.set('', headlines);
  const examples = filesUnder('src', /\.ts$/).flatMap(examplesIn);

  it('are there for each headline name', () => {
    const shown = new Set(examples.map(({ owner }) => owner));
    expect(Object.keys(headlines).filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(sampled(examples, 200).map((example) => [`${example.file}: ${example.owner}`, example] as const))(
    '%s',
    async (_, example) => {
      const results = await run(example, scopeOf(example.file, modules));
      expect(results.length).toBeGreaterThan(0);
      for (const { is, said } of results) expect(is).toEqual(said);
    },
  );
});
