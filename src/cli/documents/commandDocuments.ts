import { digraphFamilies } from '../../digraphs/index.js';
import { loopyResults } from '../../formats/internal.js';
import { orOpen, document, type Document } from '../../document.js';
import * as describe from '../../shape.js';
import { homologyGroup } from '../../analysis/internal.js';
import { analysisDocument } from './analysisDocument.js';
import { SURVEY_DOCUMENTS } from './surveyDocuments.js';

/*
 * What the commands print with --json besides the documents that can be read again. `schema/` is written from these;
 * the commands do not load them.
 */

const labels = (): describe.Shape => describe.listOf(describe.text, 'labels');
const outcome = (): describe.Shape => describe.oneOf('L', 'R', 'N', 'P');
const trueOrNot = (): describe.Shape => orOpen(describe.flag);
const anObject = (): describe.Shape => describe.fields({}, 'an object');

const explanation = document('explanation', 'Why a position is legal or not, by the labels of its pieces.', () => ({
  position: labels(),
  legal: describe.flag,
  minimalIllegal: describe.optional(
    describe.described('A least set of pieces that must not stand together.', labels()),
  ),
  placed: describe.optional(describe.described('Pieces that stood on the board before, and matter to that.', labels())),
  because: describe.optional(describe.described('The rule that forbids it.', describe.text)),
  maximal: describe.optional(describe.described('Is no move left?', describe.flag)),
  moves: describe.optional(labels()),
  left: describe.optional(labels()),
  right: describe.optional(labels()),
}));

const classification = document(
  'classification',
  'Whether a game is a weak, medium or strong placement game, and why it is not in the next class.',
  () => ({
    class: orOpen(describe.oneOf('strong', 'medium', 'weak', 'none')),
    by: describe.optional(describe.text),
    atMost: describe.optional(describe.oneOf('strong', 'medium', 'weak')),
    explored: describe.described('How many positions were looked at.', describe.integer(0)),
    notWeak: describe.optional(anObject()),
    notMedium: describe.optional(anObject()),
    notStrong: describe.optional(anObject()),
    impartial: describe.optional(trueOrNot()),
    dicotic: describe.optional(trueOrNot()),
    deadEnding: describe.optional(trueOrNot()),
    witnesses: describe.optional(anObject()),
    family: describe.optional(
      describe.fields(
        {
          invariant: trueOrNot(),
          independence: trueOrNot(),
          boards: describe.optional(describe.integer(0)),
          unsuitable: describe.optional(describe.integer(0)),
          witnesses: describe.optional(anObject()),
        },
        'a family',
      ),
    ),
  }),
);

const verification = document('verification', 'Whether a certificate shows what it promises.', () => ({
  certificate: describe.optional(describe.text),
  method: describe.optional(describe.text),
  as: describe.optional(describe.oneOf('legal', 'illegal')),
  source: describe.optional(describe.text),
  outcome: describe.optional(outcome()),
  ruleset: describe.optional(describe.text),
  of: describe.optional(describe.text),
  verified: describe.described('Undecided is what was looked at only up to a bound.', trueOrNot()),
  because: describe.optional(describe.described('The first thing found wrong, or why it is undecided.', describe.text)),
  ignored: describe.optional(
    describe.described(
      'The fields of the certificate that were not looked at, as they say nothing: paths such as "ruleset.name"; of one that is not refused.',
      describe.listOf(describe.text, 'a list of paths'),
    ),
  ),
}));

const exported = document('export', 'A game, complex, ideal, value or board for another program.', () => ({
  to: describe.described('The format.', describe.text),
  text: describe.text,
}));

const drawing = document('drawing', 'A picture, as SVG or as TikZ.', () => ({
  svg: describe.optional(describe.text),
  tikz: describe.optional(describe.text),
}));

const number = document('number', 'What an expression stands for: a number, a fraction in lowest terms.', () => ({
  value: describe.textLike('a number such as "3/4"', /^-?\d+(\/[1-9]\d*)?$/),
}));

const truth = document('truth', 'What an expression stands for: true or false.', () => ({
  value: describe.flag,
}));

const words = document('text', 'What an expression stands for: a text.', () => ({ value: describe.text }));

const items = document(
  'list',
  'What an expression stands for: a list. Integers are numbers, fractions texts; objects have their own documents.',
  () => ({ items: describe.listOf(describe.anything, 'items') }),
);

const notation = (): describe.Shape =>
  describe.fields({ notation: describe.text, words: describe.text, example: describe.text }, 'a notation');

const catalog = document('catalog', 'The rulesets that have a name, and how boards and complexes are written.', () => ({
  rulesets: describe.listOf(
    describe.fields(
      {
        name: describe.text,
        title: describe.text,
        players: describe.oneOf('partizan', 'impartial'),
        words: describe.text,
        example: describe.text,
        variants: labels(),
        data: describe.described('The rules as data; null where they are a program.', describe.nullable(anObject())),
      },
      'a ruleset',
    ),
    'rulesets',
  ),
  byMoves: describe.listOf(
    describe.fields(
      {
        name: describe.text,
        title: describe.text,
        players: describe.oneOf('partizan', 'impartial'),
        words: describe.text,
        boards: describe.text,
        example: describe.text,
        variants: labels(),
        witness: describe.described('Two moves whose order matters.', anObject()),
      },
      'a ruleset by its moves',
    ),
    'rulesets that are not placement games',
  ),
  boards: describe.listOf(notation(), 'notations'),
  complexes: describe.listOf(notation(), 'notations'),
  named: describe.listOf(
    describe.fields({ name: describe.text, title: describe.text, source: describe.text }, 'a complex'),
    'complexes',
  ),
}));

const boundaryMatrix = document(
  'boundary-matrix',
  'The boundary map from faces of one dimension, the columns, to those of the next lower, the rows; entries are [row, column, sign].',
  () => ({
    rows: describe.listOf(labels(), 'faces'),
    columns: describe.listOf(labels(), 'faces'),
    entries: describe.listOf(
      describe.tupleLike('[row, column, sign]', describe.integer(0), describe.integer(0), describe.integer(-1, 1)),
      'entries',
    ),
  }),
);

const relativeHomology = document('relative-homology', 'The homology of a complex relative to a subcomplex.', () => ({
  Z: describe.listOf(homologyGroup(), 'groups'),
}));

const homomorphism = document(
  'homomorphism',
  'A map of vertices that takes faces to faces: pairs of vertices, numbered from 0.',
  () => ({
    found: trueOrNot(),
    map: describe.optional(anything()),
  }),
);

function anything(): describe.Shape {
  return describe.anything;
}

const side = (): describe.Shape => describe.oneOf('L', 'R');
const kind = (): describe.Shape => describe.oneOf('human', 'machine');

const play = document('play', 'A play of a game, with its moves.', () => ({
  source: describe.text,
  play: describe.oneOf('normal', 'misere', 'strong'),
  players: describe.fields({ L: kind(), R: kind() }, '{"L", "R"}'),
  level: describe.optional(describe.described('How well the machine plays.', describe.text)),
  first: side(),
  moves: describe.listOf(describe.fields({ player: side(), move: describe.text }, 'a move'), 'moves'),
  winner: describe.described('Null where nobody has won.', describe.nullable(side())),
  end: describe.oneOf('played', 'resigned', 'broken off', 'cut off', 'interrupted'),
}));

/** A document that commands print without a field `type`. */
function untyped(
  type: string,
  words: string,
  fields: () => Readonly<Record<string, describe.Shape>>,
): Document<string, unknown> {
  return { type, words, ...describe.lazily<unknown>(() => describe.fields(fields(), words)) };
}

const comparison = untyped('comparison', 'The order of two games, and the outcome of their difference.', () => ({
  order: orOpen(describe.oneOf('<', '>', '=', '||')),
  outcome: orOpen(describe.nullable(outcome())),
  results: describe.optional(loopyResults()),
}));

const moduloComparison = untyped('modulo-comparison', 'The order of two games modulo a universe.', () => ({
  order: orOpen(describe.oneOf('<', '>', '=', '||')),
  universe: describe.text,
  because: describe.text,
  distinguisher: describe.described(
    'The source of a game of the universe that tells both apart.',
    describe.nullable(describe.text),
  ),
}));

const rationalStrategy = document(
  'rational-strategy',
  'Whether a rational function is the generating function of the P-positions of a lattice game.',
  () => ({
    game: anything(),
    series: describe.text,
    verified: trueOrNot(),
    because: describe.optional(describe.text),
    cases: describe.optional(describe.described('So many kinds of points were looked at.', describe.integer(0))),
    position: describe.optional(describe.described('A point where it is not.', describe.listOf(describe.integer()))),
  }),
);

const equality = untyped('equality', 'Whether two games are the same, at some level.', () => ({
  equal: trueOrNot(),
  level: describe.oneOf('complex', 'graph', 'tree', 'value'),
  literallyEqual: describe.optional(trueOrNot()),
  isomorphicComplexes: describe.optional(trueOrNot()),
  isomorphism: describe.optional(
    describe.described(
      'Indices of the first to indices of the second, loops left out.',
      describe.listOf(describe.listOf(describe.integer(0), 'a pair', { length: 2 }), 'pairs'),
    ),
  ),
  difference: describe.optional(describe.text),
  complexDifference: describe.optional(describe.text),
}));

const outcomesTable = untyped('outcomes', 'The P-positions of a lattice game in a box, or up to a weight.', () => ({
  pPositions: describe.described(
    'In lexicographic order. Defeated points are in no list.',
    describe.listOf(describe.listOf(describe.integer(), 'a position'), 'P-positions'),
  ),
  box: describe.optional(
    describe.described('The largest coordinates; the least are 0.', describe.listOf(describe.integer(0), 'bounds')),
  ),
  weight: describe.optional(describe.described('The largest weight.', describe.integer())),
  weights: describe.optional(
    describe.described('What a unit of each coordinate weighs.', describe.listOf(describe.integer(), 'weights')),
  ),
  countsByWeight: describe.optional(
    describe.described('How many P-positions have the weights 0, 1, …', describe.listOf(describe.integer(0), 'counts')),
  ),
}));

const failure = untyped('error', 'A line of a batch that has no answer.', () => ({
  source: describe.text,
  error: describe.fields({ code: describe.text, message: describe.text }, 'an error'),
}));

const digraphFamily = (): describe.Shape => describe.oneOf(...digraphFamilies);
const digraphTexts = (): describe.Shape =>
  describe.described('As sources are written.', describe.listOf(describe.text, 'digraphs'));

const digraphs = document(
  'digraphs',
  'Digraph placement games with n vertices, one of each class of isomorphic ones.',
  () => ({
    n: describe.integer(0),
    family: digraphFamily(),
    value: describe.optional(describe.described('Only those of this value are listed.', describe.text)),
    count: orOpen(describe.integer(0)),
    digraphs: digraphTexts(),
  }),
);

const temperaturesOf = (): describe.Shape =>
  describe.listOf(
    describe.fields(
      {
        degree: describe.integer(0),
        temperatures: describe.listOf(describe.text, 'fractions'),
      },
      '{"degree", "temperatures"}',
    ),
    'temperatures by degrees',
  );

const digraphTemperatures = document(
  'digraph-temperatures',
  'Which temperatures the digraph placement games with at most n vertices have, by their largest degree.',
  () => ({
    n: describe.integer(0),
    family: digraphFamily(),
    next: describe.described('Where the search goes on; null if it is at its end.', describe.nullable(anObject())),
    degrees: describe.described('By the largest number of neighbours of a vertex.', temperaturesOf()),
    outDegrees: describe.described('By the largest number of out-neighbours.', temperaturesOf()),
  }),
);

const digraphNimbers = document(
  'digraph-nimbers',
  'The least numbers of vertices of digraph placement games whose values are nimbers.',
  () => ({
    nimbers: describe.listOf(
      describe.fields(
        {
          nimber: describe.described('m for *m.', describe.integer(0)),
          order: describe.described('The least number of vertices.', describe.integer(0)),
          excluded: describe.described(
            'How many digraphs with a vertex fewer were evaluated: one of them would have the value if any had.',
            describe.integer(0),
          ),
          digraphs: digraphTexts(),
        },
        'a nimber',
      ),
      'nimbers',
    ),
  }),
);

const heapSequence = document('heap-sequence', 'The heaps of a game, in which no period was seen.', () => ({
  ruleset: describe.text,
  of: describe.oneOf('grundy', 'values', 'outcomes'),
  status: describe.oneOf('not-found'),
  heaps: describe.described('The largest heap that was looked at.', describe.integer(0)),
  terms: describe.described('The first terms: numbers, names of values, or letters of outcomes.', describe.anything),
}));

const names = (what: string): describe.Shape => describe.listOf(describe.text, what);

const sumTable = document(
  'sum-table',
  'The values of the sums of the games of one poset with those of another.',
  () => ({
    kind: describe.described('The kind of sum.', describe.text),
    reduced: describe.described('Do reduced canonical forms stand for the sums?', describe.flag),
    rows: describe.described('The games of the first poset.', names('names of values')),
    columns: describe.described('Those of the second.', names('names of values')),
    entries: describe.described('A row for each of the first.', describe.listOf(names('names of values'), 'rows')),
  }),
);

/** The documents that commands print and nothing reads. */
export const PRINTED_DOCUMENTS: readonly Document<string, unknown>[] = [
  analysisDocument,
  boundaryMatrix,
  catalog,
  classification,
  comparison,
  moduloComparison,
  rationalStrategy,
  digraphNimbers,
  digraphTemperatures,
  digraphs,
  drawing,
  equality,
  explanation,
  exported,
  failure,
  heapSequence,
  homomorphism,
  items,
  number,
  outcomesTable,
  play,
  relativeHomology,
  sumTable,
  truth,
  verification,
  words,
  ...SURVEY_DOCUMENTS,
];
