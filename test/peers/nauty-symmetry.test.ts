import { execFileSync } from 'node:child_process';
import { SetFamily } from 'spgames/sets';
import { automorphismGroup, findIsomorphism, isomorphismClasses } from 'spgames/symmetry';
import { parseGraph6, printGraph6 } from 'spgames/boards';
import { describe, expect, it } from 'vitest';
import { randomSets } from '../generators/families.js';
import { randomNumbers } from '../generators/randomNumbers.js';
import { range } from '../helpers/range.js';
import { knownFamilies } from '../reference/symmetricFamilies.js';
import { peer } from './peers.js';

const dreadnaut = peer('dreadnaut');
const geng = peer('nauty-geng');
const labelg = peer('nauty-labelg');

interface Coloured {
  readonly family: SetFamily;
  readonly colours: readonly number[];
}

/** Commands that read the incidence graph of a family, elements before sets, with cells by colour. */
function incidenceGraph({ family, colours }: Coloured): string {
  const { n, size } = family;
  const order = range(n).sort((u, v) => colours[u]! - colours[v]!);
  const cells: number[][] = [];
  for (const v of order) {
    const last = cells[cells.length - 1];
    if (last !== undefined && colours[last[0]!] === colours[v]) last.push(v);
    else cells.push([v]);
  }
  if (size > 0) cells.push(Array.from({ length: size }, (_, i) => n + i));
  const rows = Array.from({ length: n }, (_, v) =>
    range(size)
      .filter((i) => family.has(i, v))
      .map((i) => n + i)
      .join(' '),
  );
  const partition = cells.map((cell) => cell.join(',')).join('|');
  return `n=${n + size} g\n${rows.join(';\n')}.\nf=[${partition}]\n`;
}

function runDreadnaut(commands: string): string {
  return execFileSync(dreadnaut!, [], { input: `-m l=0\n${commands}q\n`, encoding: 'utf8' });
}

/** A permuted family, or one with an element of one of its sets replaced. */
function variants({ family, colours }: Coloured, seed: number): Coloured[] {
  const random = randomNumbers(seed);
  const { n } = family;
  const map = range(n);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [map[i], map[j]] = [map[j]!, map[i]!];
  }
  const carried = new Array<number>(n).fill(0);
  map.forEach((image, v) => (carried[image] = colours[v]!));
  const permuted = { family: family.relabel(map, n), colours: carried };
  const sets = permuted.family.toLists();
  const changed = Math.floor(random() * sets.length);
  const lists = sets.map((set, i) => (i === changed ? set.map((v) => (v + 1) % n) : set));
  return [permuted, { family: SetFamily.fromLists(lists, n).distinct(), colours: carried }];
}

const samples: Coloured[] = [
  ...knownFamilies
    .filter(({ n, sets }) => n + sets.length < 400)
    .map(({ n, sets }) => ({
      family: SetFamily.fromLists(sets, n),
      colours: Array.from({ length: n }, (_, v) => (n % 3 === 0 && v < 2 ? v : 5)),
    })),
  ...Array.from({ length: 150 }, (_, seed) => {
    const n = 1 + (seed % 13);
    const random = randomNumbers(1000 + seed);
    return {
      family: SetFamily.fromLists(randomSets(seed, n, 1 + (seed % 11), 0.15 + 0.5 * random()), n).distinct(),
      colours: Array.from({ length: n }, () => Math.floor(random() * 1.2)),
    };
  }),
];

describe.skipIf(dreadnaut === undefined)('nauty on incidence graphs', () => {
  it('finds groups of the same order', () => {
    const output = runDreadnaut(samples.map((sample) => `${incidenceGraph(sample)}x\n`).join(''));
    const sizes = [...output.matchAll(/grpsize=([\d.e]+)/g)].map((match) => match[1]!);
    expect(sizes).toHaveLength(samples.length);
    samples.forEach(({ family, colours }, i) => {
      const { order } = automorphismGroup(family, { colours });
      const theirs = sizes[i]!;
      if (/e/.test(theirs)) expect(Number(order) / Number(theirs)).toBeCloseTo(1, 5);
      else expect(String(order)).toBe(theirs.replace(/\.$/, ''));
    });
  });

  it('decides isomorphism alike', () => {
    const pairs = samples.flatMap((sample, i) => variants(sample, i).map((other) => [sample, other] as const));
    const comparable = pairs.filter(([a, b]) => a.family.size === b.family.size);
    const output = runDreadnaut(
      comparable.map(([a, b]) => `c ${incidenceGraph(a)}x @ ${incidenceGraph(b)}x ##\n`).join(''),
    );
    const answers = [...output.matchAll(/h and h' are (identical|different)/g)].map(
      (match) => match[1] === 'identical',
    );
    expect(answers).toHaveLength(comparable.length);
    const ours = comparable.map(
      ([a, b]) => findIsomorphism(a.family, b.family, { colours: [a.colours, b.colours] }).isomorphic,
    );
    expect(ours).toEqual(answers);
    expect(new Set(answers).size).toBe(2);
  });
});

describe.skipIf(geng === undefined || labelg === undefined)('nauty on graphs', () => {
  it('labelg sorts random graphs on 8 vertices into the same classes', () => {
    const random = randomNumbers(7);
    const all = execFileSync(geng!, ['-q', '8', '9:11'], { encoding: 'utf8' }).trim().split('\n');
    const lines = Array.from({ length: 400 }, () => {
      const board = parseGraph6(all[Math.floor(random() ** 3 * 60)]!);
      const order = Array.from({ length: 8 }, (_, v) => ({ v, key: random() })).sort((a, b) => a.key - b.key);
      return printGraph6(board.induced(order.map(({ v }) => v)).board);
    });
    const labelled = execFileSync(labelg!, ['-q'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
    const theirs = labelled.trim().split('\n');
    const graphs = lines.map((line) =>
      SetFamily.fromLists(
        parseGraph6(line).edges.map(([u, v]) => [u, v]),
        8,
      ),
    );
    const classes = isomorphismClasses(graphs);
    for (const { members } of classes) expect(new Set(members.map((i) => theirs[i])).size).toBe(1);
    expect(classes).toHaveLength(new Set(theirs).size);
    expect(classes.length).toBeGreaterThan(20);
    expect(classes.length).toBeLessThan(100);
  });
});
