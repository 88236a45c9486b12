import { TextSpan } from '../text/internal.js';
import { LatticeGame } from './LatticeGame.js';
import type { Inequality } from './LatticePoint.js';

const PARTS = ['moves', 'defeated', 'inequalities', 'dimension'] as const;
type Part = (typeof PARTS)[number];

/**
 * A lattice game in its notation, `moves 1,0 0,1 -1,1; defeated 0,0; inequalities 1,0>=0 0,1>=0`, with or without
 * `lattice:` before it: semicolons between the parts, blanks between the points, commas between the entries. Without
 * inequalities the board is the orthant; `dimension 2` is needed only without moves.
 * @throws ParseError with the place of what was found; InputError `invalid-move`, `not-on-the-board`
 * @source Guo & Miller 2009, Def. 2.9
 * @example parseLatticeGame('moves 1,0 0,1 -1,1; defeated 0,0').defeated // [[0, 0]]
 */
export function parseLatticeGame(text: string): LatticeGame {
  const span = TextSpan.of(text, 'parseLatticeGame').trim();
  return latticeGameOfSpan(span.text.startsWith('lattice:') ? span.slice('lattice:'.length) : span);
}

/** The game of what stands behind `lattice:`. @throws ParseError */
export function latticeGameOfSpan(span: TextSpan): LatticeGame {
  const parts = partsOf(span);
  const moves = pointsIn(parts.get('moves'));
  const given = parts.get('dimension')?.integer() ?? moves[0]?.entries.length;
  if (given === undefined)
    span.refuse(
      'not-given-moves',
      'moves, such as moves 1,0 0,1',
      'A game without moves has a dimension: lattice:dimension 2',
    );
  const dimension: number = given;
  const defeated = pointsIn(parts.get('defeated'));
  for (const { span: place, entries } of [...moves, ...defeated])
    if (entries.length !== dimension) place.refuse('not-a-point', `${dimension} integers with commas between them`);
  const inequalities = parts
    .get('inequalities')
    ?.words()
    .map((word) => inequalityOf(word, dimension));
  return new LatticeGame(
    moves.map(({ entries }) => entries),
    {
      dimension,
      defeated: defeated.map(({ entries }) => entries),
      ...(inequalities !== undefined && { inequalities }),
    },
  );
}

function partsOf(span: TextSpan): Map<Part, TextSpan> {
  const parts = new Map<Part, TextSpan>();
  for (const part of span.split(';').map((each) => each.trim())) {
    if (part.text === '') continue;
    const word = /^[a-z]*/i.exec(part.text)![0];
    const name: Part =
      PARTS.find((each) => each === word) ??
      part.refuse(
        'not-a-lattice-game',
        `one of the parts ${PARTS.join(', ')}`,
        'For example lattice:moves 1,0 0,1 -1,1; defeated 0,0',
      );
    if (parts.has(name)) part.refuse('not-a-lattice-game', `the part ${name} once`);
    parts.set(name, part.slice(word.length).trim());
  }
  return parts;
}

function pointsIn(span: TextSpan | undefined): { readonly span: TextSpan; readonly entries: number[] }[] {
  return (span?.words() ?? []).map((word) => ({ span: word, entries: entriesOf(word) }));
}

function entriesOf(word: TextSpan): number[] {
  const entries = word.text
    .split(',')
    .map((entry) => (/^[-−]?\d+$/.test(entry) ? Number(entry.replace('−', '-')) : NaN));
  if (entries.some(Number.isNaN)) word.refuse('not-a-point', 'integers with commas between them, such as -1,1');
  if (entries.some((entry) => Math.abs(entry) >= 2 ** 31))
    word.refuse('not-a-point', 'integers from -2147483647 to 2147483647 (2^31 - 1)');
  return entries;
}

function inequalityOf(word: TextSpan, dimension: number): Inequality {
  const sign = /(?:>=|≥)/.exec(word.text);
  if (sign === null) word.refuse('not-an-inequality', 'an inequality without blanks, such as 1,0>=0');
  const normal = entriesOf(word.slice(0, sign.index));
  const least = entriesOf(word.slice(sign.index + sign[0].length));
  if (normal.length !== dimension || least.length !== 1)
    word.refuse('not-an-inequality', `${dimension} integers before >= and one behind it`);
  return { normal, least: least[0]! };
}
