import { execFileSync } from 'node:child_process';
import { itemsOf, parseGraph6, parseSparse6, printDigraph6, printGraph6 } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import { inFull } from '../helpers/sampling.js';
import { findCommand, peer } from './peers.js';

const geng = peer('nauty-geng');
const labelg = peer('nauty-labelg');
const copyg = findCommand('nauty-copyg');
const directg = findCommand('nauty-directg');
const gentreeg = findCommand('nauty-gentreeg');

function run(command: string | undefined, args: readonly string[], input: string = ''): string {
  return execFileSync(command!, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** The canonical forms that nauty finds of graphs in its formats, in order. */
function canonicalForms(graphs: string, format: '-g' | '-z'): string[] {
  const lines = run(labelg, ['-q', format], graphs).split('\n');
  return lines.filter((line) => line !== '').sort();
}

const all = [geng, labelg, copyg, directg, gentreeg];

describe.skipIf(all.includes(undefined))('families with nauty', () => {
  it.each<[string, 'graphs' | 'trees' | 'bipartite-graphs', string, number, number, (n: number) => string]>([
    ['graphs', 'graphs', '', 8, 6, (n) => run(geng, ['-q', `${n}`])],
    ['connected graphs', 'graphs', ' connected', 8, 6, (n) => run(geng, ['-qc', `${n}`])],
    ['bipartite graphs', 'bipartite-graphs', '', 9, 6, (n) => run(geng, ['-qb', `${n}`])],
    ['trees', 'trees', '', 14, 9, (n) => run(gentreeg, ['-q', `${n}`])],
  ])('have the same canonical forms: %s', (_, family, word, most, sample, listed) => {
    for (let n = 1; n <= (inFull ? most : sample); n++) {
      const ours = Array.from(itemsOf(`${family}:${n}${word}`), printGraph6).join('\n');
      expect(canonicalForms(`${ours}\n`, '-g')).toEqual(canonicalForms(listed(n), '-g'));
    }
  });

  it('have the same canonical forms: digraphs', () => {
    for (let n = 1; n <= (inFull ? 5 : 4); n++) {
      const ours = Array.from(itemsOf(`digraphs:${n}`), printDigraph6).join('\n');
      const theirs = run(directg, ['-q'], run(geng, ['-q', `${n}`]));
      expect(canonicalForms(`${ours}\n`, '-z')).toEqual(canonicalForms(theirs, '-z'));
    }
  });

  it('are read in sparse6', () => {
    for (let n = 1; n <= (inFull ? 8 : 5); n++) {
      const graphs = run(geng, ['-q', `${n}`]);
      const sparse = run(copyg, ['-q', '-s'], graphs).trim().split('\n');
      const edges = graphs
        .trim()
        .split('\n')
        .map((line) => parseGraph6(line).edges);
      expect(sparse.map((line) => parseSparse6(line).edges)).toEqual(edges);
    }
  });
});
