import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LATER, lazily } from '../../scripts/lazyFiles.js';

/** Runs code as a file of the command that loads others: what it finds, and which were loaded before and after. */
function runFile(code: string) {
  const files: Readonly<Record<string, unknown>> = {
    './sum.js': { add: (a: number, b: number) => a + b, options: { round: true } },
    './Point.js': { Point: class Point {}, plane: { Line: class Line {} } },
    './whole.js': { whole: 1 },
    '../outside/one.js': { one: 1 },
    'node:os': { EOL: '\n' },
  };
  const loaded: string[] = [];
  const require = (name: string): unknown => {
    if (name === './later.js') return later.exports;
    loaded.push(name);
    return files[name];
  };
  const later = { exports: {} };
  runInNewContext(LATER, { require, module: later });
  const exports: { readonly use?: () => unknown } = {};
  runInNewContext(code, { require, exports });
  const before = [...loaded];
  return { before, found: exports.use!(), loaded };
}

describe('lazily', () => {
  const code = (declared: string, found: string) => `#!/usr/bin/env node
const require_sum = require("./sum.js");
const require_Point = require("./Point.js");
let ___outside_one_js = require("../outside/one.js");
let node_os = require("node:os");
${declared}exports.use = () => ${found};
`;

  it.each([
    ['require_sum.add(1, 2)', 3, ['./sum.js']],
    ['(0, require_sum.add)(1, 2)', 3, ['./sum.js']],
    ['[{ ...require_sum.options }, require_sum.options.round]', [{ round: true }, true], ['./sum.js']],
    ['new require_Point.Point() instanceof require_Point.Point', true, ['./Point.js']],
    ['typeof new require_Point.plane.Line()', 'object', ['./Point.js']],
    ['[exports.require_sum].length', 1, []],
    ['___outside_one_js.one + node_os.EOL', '1\n', ['../outside/one.js', 'node:os']],
  ])('loads files when something of them is used: %s', (used, found, loaded) => {
    expect(runFile(lazily(code('', used))!)).toEqual({ before: [], found, loaded });
  });

  it('loads at once what is used as a whole', () => {
    const text = lazily(code('const require_whole = require("./whole.js");\n', 'Object.keys(require_whole)'))!;
    expect(runFile(text)).toEqual({ before: ['./whole.js'], found: ['whole'], loaded: ['./whole.js'] });
  });

  it('leaves a file as it is that loads no other', () => {
    expect(lazily('exports.one = 1;\n')).toBeUndefined();
  });
});
