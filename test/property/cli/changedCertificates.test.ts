import { describe, expect, it } from 'vitest';
import { complexFromJson } from 'spgames/formats';
import { parseValue, standardStore } from 'spgames/values';
import { positionalGameFromJson } from 'spgames/positional';
import { CERTIFICATES } from '../../helpers/certificates.js';
import { fieldChanges, type FieldChange } from '../../helpers/fieldChanges.js';
import { run } from '../../helpers/runCommand.js';
import { inFull } from '../../helpers/sampling.js';
import { isConnectedCovering, type GivenCovering } from '../../reference/coverings.js';
import { boardOf, slowWinner } from '../../reference/positionalGames.js';
import { valueByFaces } from '../../reference/pureGames.js';
import { permutations } from '../../reference/symmetry.js';

/** The fields that are looked at below: each kind has some of them. */
interface Json {
  readonly source: string;
  readonly value: string;
  readonly terms: readonly (number | string)[];
  readonly period: number;
  readonly saltus: string;
  readonly generators?: readonly { readonly heap?: number; readonly name?: string }[];
  readonly game: {
    readonly left?: readonly number[];
    readonly right?: readonly number[];
    readonly defeated?: readonly (readonly number[])[];
    readonly inequalities: readonly { readonly normal: readonly number[]; readonly least: number }[];
  };
  readonly player: string;
  readonly achieves: string;
  readonly first: unknown;
  readonly ruleset: { readonly pieces: readonly Piece[] };
  readonly board: { readonly n: number; readonly edges: readonly (readonly number[])[] };
  readonly target: object;
  readonly complex: object;
  readonly certificate: {
    readonly cells: readonly (readonly number[])[];
    readonly spheres: readonly { readonly sum: readonly unknown[] }[];
    readonly steps: readonly {
      readonly value: string;
      readonly vertices: readonly number[];
      readonly left?: readonly Part[];
      readonly right?: readonly Part[];
    }[];
  };
  readonly witnesses?: { readonly shellable: { readonly covering: GivenCovering } };
}

interface Part {
  readonly part: number;
}

interface Piece {
  readonly piece: string;
  readonly graph?: { readonly n: number; readonly edges: readonly (readonly number[])[] };
}

/** A change by which a certificate becomes another true one, and why. */
interface TrueChange {
  readonly in: RegExp;
  readonly path: RegExp;
  readonly change: RegExp;
  readonly because: string;
  /** An argument of its own, where there is one. */
  readonly isTrue?: (changed: Json, original: Json) => boolean;
}

const edgesOf = ({ ruleset }: Json): number[][] =>
  ruleset.pieces.flatMap(({ graph }) => (graph?.edges ?? []).map(([u, v, length = 1]) => [u!, v!, length]));
/** By size: they tell graphs on three vertices apart. */
const degrees = ({ graph }: Piece): number[] => {
  const ends = withoutTwins(graph?.edges.map((edge) => edge.toSorted((u, v) => u - v)) ?? []).flatMap(
    (edge) => JSON.parse(edge) as number[],
  );
  return [0, 1, 2].map((v) => ends.filter((end) => end === v).length).sort((a, b) => a - b);
};
/** The steps to which the parts of each step refer. */
const partsOf = ({ certificate: { steps } }: Json): unknown[] =>
  steps.map(({ left = [], right = [] }) =>
    [...left, ...right].map(({ part }) => [steps[part]?.value, steps[part]?.vertices]),
  );
/** The board is the given one with its vertices exchanged inside the cells. */
const isSameBoard = ({ board, certificate: { cells } }: Json, original: Json): boolean => {
  const inOrder = (sets: readonly (readonly number[])[], images: readonly number[]): string =>
    JSON.stringify(sets.map((set) => set.map((v) => images[v]!).sort((u, v) => u - v)));
  const given = withoutTwins(original.board.edges.map((edge) => edge.toSorted((u, v) => u - v))).sort();
  return [...permutations(board.n)].some(
    (images) =>
      inOrder(cells, images) ===
        inOrder(
          cells,
          images.toSorted((u, v) => u - v),
        ) &&
      withoutTwins(JSON.parse(inOrder(board.edges, images)) as number[][])
        .sort()
        .join() === given.join(),
  );
};
const anything = /^/;
const withoutTwins = (list: readonly unknown[]): string[] => [...new Set(list.map((item) => JSON.stringify(item)))];
const isPrefixOf = (few: readonly unknown[], many: readonly unknown[]): boolean => few.every((x, i) => x === many[i]);

const winsIn = ({ game, player, achieves, first }: Json): boolean => {
  const board = boardOf(positionalGameFromJson(game));
  return (first === undefined ? (['L', 'R'] as const) : [first as 'L' | 'R']).every((toMove) => {
    const winner = slowWinner(board, toMove);
    return winner === player || (achieves === 'draw' && winner === 'draw');
  });
};

const TRUE_CHANGES: readonly TrueChange[] = [
  {
    in: anything,
    path: /(facets|nonfaces|clauses|sets|placements|legal|forbidden|ruleset\.pieces|moves|defeated|inequalities|symmetries|images|replies)\[\]$|(facets|nonfaces|game\.sets)\[\]\[\]$|^pPortion\[\]$/,
    change: /^twice$/,
    because: 'the list stands for a set, or for a map',
  },
  {
    in: /^(digraph|value|outcome)/,
    path: /(steps|positions|values)\[\]$/,
    change: /^twice$/,
    because:
      'the last step leads to the same value, and a step, a position or a value to which nothing refers does no harm',
  },
  {
    in: anything,
    path: /graph\.edges\[\]\[\]$/,
    change: /^twice$/,
    because: 'a third number is the length of the edge, and [u, 1, 1] is [u, 1]',
    isTrue: (changed, original) => JSON.stringify(edgesOf(changed)) === JSON.stringify(edgesOf(original)),
  },
  {
    in: /^small/,
    path: /graph\.edges\[\]\[\]$/,
    change: /^\d+$/,
    because: 'a path on three vertices with another one in the middle',
    isTrue: (changed, original) =>
      JSON.stringify(changed.ruleset.pieces.map(degrees)) === JSON.stringify(original.ruleset.pieces.map(degrees)),
  },
  {
    in: /^small/,
    path: /^board\.edges\[\]\[\]$/,
    change: /^\d+$/,
    because: 'the same board, with vertices of a cell exchanged',
    isTrue: isSameBoard,
  },
  {
    in: /^small/,
    path: /^board\.n$/,
    change: anything,
    because: 'no piece fits on a vertex without edges',
    isTrue: (changed, { board }) =>
      changed.board.n === board.n + 1 &&
      changed.ruleset.pieces.every(({ piece, graph }) => piece !== 'vertex' && graph?.n !== 1),
  },
  {
    in: /^(outcome|period)/,
    path: /^(symmetries\[\]|exceptions|heaps|terms)$/,
    change: /^left out$/,
    because: 'fewer symmetries, or details, say less',
  },
  {
    in: /^(strategy|quotient|positional)/,
    path: /^game\.(inequalities|defeated|left|right)$/,
    change: /^left out$/,
    because: 'the orthant, nothing defeated and no points taken are the usual ones',
    isTrue: (changed, { game }) =>
      JSON.stringify([game.left ?? [], game.right ?? [], changed.game.defeated ?? game.defeated ?? []]) ===
      `[[],[],${JSON.stringify(game.defeated ?? [])}]`,
  },
  {
    in: /^quotient/,
    path: /^source$/,
    change: /^left out$/,
    because: 'it speaks of its game only',
    isTrue: ({ generators = [] }) => generators.every(({ heap, name }) => heap === undefined && name === undefined),
  },
  {
    in: /^digraph/,
    path: /^certificate\.connected$/,
    change: /^left out$/,
    because: 'a connected digraph with the value is one',
  },
  {
    in: /^digraph$/,
    path: /^certificate\.steps\[\]\.(left|right)\[\]\.part$/,
    change: /^\d+$/,
    because: 'two steps are the same, the value 0 without vertices',
    isTrue: (changed, original) => JSON.stringify(partsOf(changed)) === JSON.stringify(partsOf(original)),
  },
  {
    in: /^(sphere|ball)/,
    path: /^certificate\.spheres\[\]$/,
    change: /^left out$/,
    because: 'the last one is a sum of one sphere or ball',
    isTrue: (_, { certificate }) => certificate.spheres.at(-1)!.sum.length === 1,
  },
  {
    in: /^value/,
    path: /^certificate\.game\.as$/,
    change: /complex/,
    because: 'the position of a graph is that of its clique complex',
  },
  {
    in: /^pure/,
    path: /^target\.facets\[\]\[\]$/,
    change: /^\d+$/,
    because: 'another complex with the value',
    isTrue: ({ target, value }) => valueByFaces(complexFromJson(target), standardStore) === parseValue(value),
  },
  {
    in: /^(covering|analysis)/,
    path: /(complex\.facets\[\](\[\])?|edges\[\]\.edge\[\])$/,
    change: anything,
    because: 'a covering of another complex, or by another edge',
    isTrue: (changed) =>
      isConnectedCovering(changed.witnesses?.shellable.covering ?? (changed as unknown as GivenCovering)),
  },
  {
    in: /^outcome proof misere$/,
    path: /^symmetries\[\]\.exchanges$/,
    change: anything,
    because: 'of an impartial game every symmetry exchanges what belongs to both',
    isTrue: ({ source }) => source.startsWith('node-kayles'),
  },
  {
    in: /^outcome proof$/,
    path: /^first\.[LR]$/,
    change: /^\d+$/,
    because: 'another first move: by a symmetry of the square it is as good',
    isTrue: ({ first, source }) => source === 'nogo@grid:2x2' && (first as { R: number }).R >= 4,
  },
  {
    in: /^outcome proof position$/,
    path: /^first\.L\[\]$/,
    change: /^\d+$/,
    because: 'another first move that wins, at the other end of the path',
    isTrue: ({ first }) => [1, 2].includes((first as { L: number[] }).L[1]!),
  },
  {
    in: /^period/,
    path: /^terms\[\]$/,
    change: /^(left out|twice)$/,
    because: 'one term less, or one more, that of the next heap',
    isTrue: ({ terms, period, saltus }, original) => {
      const longer = [...original.terms, original.terms.at(-period)!];
      return (
        isPrefixOf(terms, terms.length <= original.terms.length ? original.terms : longer) &&
        (terms.length <= original.terms.length || saltus === '0')
      );
    },
  },
  {
    in: /^period values$/,
    path: /^preperiod$/,
    change: /^1$/,
    because: 'what repeats from the empty heap on repeats from the heap 1 on',
  },
  {
    in: /^(strategy|quotient)/,
    path: /^game\.inequalities\[\]\.normal\[\]$/,
    change: /^2$/,
    because: 'the same half space',
    isTrue: ({ game }) =>
      game.inequalities.every(
        ({ normal, least }) => least === 0 && normal.filter((x) => x !== 0).length === 1 && Math.max(...normal) > 0,
      ),
  },
  {
    in: /^quotient$/,
    path: /^type$/,
    change: /misere-quotient/,
    because: 'of the source the origin is defeated, and nothing else',
    isTrue: ({ game }) => JSON.stringify(game.defeated) === '[[0,0]]',
  },
  {
    in: /^positional/,
    path: /^(game\.sets\[\](\[\])?|pairs\[\]\[\]|replies\[\]\[\]|first)$/,
    change: anything,
    because: 'another strategy that wins, or another game in which this one does',
    isTrue: winsIn,
  },
];

/** Those that take long to be found, or to be looked at, in `npm test`. */
const SLOW =
  /^(small|value with options|gamma|invariant|independence|prop2.1|pure board|strategy undecided|outcome proof sums|digraph$)/;
/** Of how many changes: all but of those kinds of which each takes long. */
const most = (kind: string): number =>
  !inFull ? 3 : kind === 'strategy undecided' ? 12 : kind === 'value with options' ? 60 : 1500;

/** So many, from all over the document. */
const spread = <T>(all: readonly T[], size: number): T[] =>
  all.filter((_, i) => i % Math.ceil(all.length / size) === 0);

async function verified(text: string): Promise<{ readonly exitCode: number; readonly ignored: readonly string[] }> {
  const { exitCode, out } = await run(['verify', 'file', '--json'], { file: text });
  const { ignored = [] } = (exitCode === 0 || exitCode === 3 ? JSON.parse(out || '{}') : {}) as { ignored?: string[] };
  return { exitCode, ignored };
}

function reasonFor(kind: string, { path, change }: FieldChange, changed: Json, original: Json): string | undefined {
  return TRUE_CHANGES.find(
    (each) =>
      each.in.test(kind) &&
      each.path.test(path) &&
      each.change.test(change) &&
      each.isTrue?.(changed, original) !== false,
  )?.because;
}

describe('verify, with each field of a certificate changed in turn', () => {
  const kinds = Object.keys(CERTIFICATES).filter((kind) => inFull || !SLOW.test(kind));
  it.each(kinds)('%s: refused, or listed as ignored, or another true certificate', async (kind) => {
    const text = await CERTIFICATES[kind]!();
    const original = JSON.parse(text) as Json;
    const { exitCode, ignored } = await verified(text);
    expect(exitCode).toBe(kind === 'strategy undecided' ? 3 : 0);
    const isIgnored = (path: string): boolean =>
      ignored.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[]`));
    const accepted: string[] = [];
    for (const change of spread(fieldChanges(original), most(kind))) {
      const changed = change.changed() as Json;
      const answer = await verified(JSON.stringify(changed));
      expect([change.path, answer.exitCode <= 3]).toEqual([change.path, true]);
      if (answer.exitCode !== 0 || isIgnored(change.path) || reasonFor(kind, change, changed, original) !== undefined)
        continue;
      accepted.push(`${change.path}: ${change.change}`);
    }
    expect(accepted).toEqual([]);
  });

  it('names fields that are in no certificate', async () => {
    const covering = JSON.parse(await CERTIFICATES['covering']!()) as Json;
    const more = { ...covering, note: [{ by: 'me' }], complex: { ...covering.complex, title: 'a circle' } };
    const { out } = await run(['verify', 'file'], { file: JSON.stringify(more) });
    expect(out).toBe(
      'file: verified; the complex has a connected covering with 2 sheets, so it is not simply connected\nignored: complex.title, note\n',
    );
    expect((await verified(JSON.stringify(more))).ignored).toEqual([
      'spgames',
      'complex.spgames',
      'complex.vertices[].label',
      'complex.title',
      'note',
    ]);
  });
});
