import type { ClassAnalysis, ClassOfGame, PropertiesOfPlay, RulesetAnalysis } from '../../analysis/index.js';
import { printBoard, type Board } from '../../boards/index.js';
import { VERSION } from '../../formats/index.js';
import {
  mediumDefectInWords,
  placementName,
  strongDefectInWords,
  weakDefectInWords,
  type BasicPosition,
  type Independence,
  type Invariance,
} from '../../games/index.js';
import { playerName } from '../../player.js';
import { labelled, table } from '../plainText.js';
import { counted } from '../../text/internal.js';

/** What `classify` found; positions of a game that is not compiled have names. */
export interface ClassFinding extends ClassAnalysis<string> {
  /** What the ruleset is on a family of boards, if one was given. */
  readonly family: RulesetAnalysis | undefined;
}

/** Was anything left open? */
export function isOpen(found: ClassFinding): boolean {
  const { classification, family } = found;
  return (
    classification.class === 'undecided' ||
    propertiesOf(found).some(({ holds }) => holds === 'undecided') ||
    family?.invariance.invariant === 'undecided' ||
    family?.independence.independence === 'undecided'
  );
}

/** The JSON document of `classify`. */
export function classDocument(found: ClassFinding): object {
  const { classification, family } = found;
  const properties = propertiesOf(found);
  const witnesses = Object.fromEntries(
    properties.flatMap(({ name, witness }) => (witness === undefined ? [] : [[name, witness]])),
  );
  return {
    type: 'classification',
    spgames: VERSION,
    ...documentOfClass(classification),
    ...Object.fromEntries(properties.map(({ name, holds }) => [name, holds])),
    ...(Object.keys(witnesses).length > 0 && { witnesses }),
    ...(family && { family: documentOfFamily(family) }),
  };
}

function documentOfClass(found: ClassOfGame): object {
  const { class: name, explored, ...more } = found;
  const notWeak = 'notWeak' in more && { notWeak: { ...more.notWeak, words: weakDefectInWords(more.notWeak) } };
  const medium = 'notMedium' in more ? more.notMedium : undefined;
  const strong = 'notStrong' in more ? more.notStrong : undefined;
  return {
    class: name,
    ...('by' in more && { by: more.by }),
    ...('atMost' in more && { atMost: more.atMost }),
    explored,
    ...notWeak,
    ...(medium && { notMedium: { ...medium, words: mediumDefectInWords(medium) } }),
    ...(strong && { notStrong: { ...strong, words: strongDefectInWords(strong) } }),
  };
}

/** `boards` are those that were compared, renumbered ones among them. */
function documentOfFamily({ invariance, independence }: RulesetAnalysis): object {
  const { invariant } = invariance;
  const { independence: isIndependence } = independence;
  const counts =
    invariant === true
      ? { boards: invariance.boards, unsuitable: invariance.unsuitable }
      : isIndependence === true
        ? { boards: independence.boards, unsuitable: independence.unsuitable }
        : {};
  const witnesses = {
    ...(invariance.invariant === false && { invariant: without(invariance, 'invariant') }),
    ...(independence.independence === false && { independence: without(independence, 'independence') }),
  };
  return {
    invariant,
    independence: isIndependence,
    ...counts,
    ...(Object.keys(witnesses).length > 0 && { witnesses }),
  };
}

function without(object: object, field: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}

/** What `classify` found, for people. */
export function describeClass(source: string, found: ClassFinding): string {
  const rows = classInWords(found, printBoard).map(([what, answer]) => [`  ${what}`, answer]);
  return [`${source}: ${heading(found.classification)}`, ...table(rows)].join('\n');
}

/**
 * What there is to say of the class, and the answers.
 * @param print the notation of a board; the page of the explorer has its own library
 */
export function classInWords(
  found: ClassFinding,
  print: (board: Board) => string,
): (readonly [what: string, answer: string])[] {
  const { classification, family } = found;
  return [
    ...reasons(classification),
    ...propertiesOf(found).map(({ words, holds, because }) => {
      const answer = holds === 'undecided' ? holds : holds ? 'yes' : 'no';
      return [words, because === undefined ? answer : `${answer}: ${because}`] as const;
    }),
    ...(family === undefined
      ? []
      : [
          ['invariant', invarianceInWords(family.invariance, print)] as const,
          ['independence ruleset', independenceInWords(family.independence, print)] as const,
        ]),
  ];
}

/** A property as it is written. */
interface WrittenProperty {
  readonly name: keyof PropertiesOfPlay<unknown>;
  readonly words: string;
  readonly holds: boolean | 'undecided';
  /** With the labels of pieces, or the names of positions. */
  readonly witness?: object;
  /** The witness in words. */
  readonly because?: string;
}

/** The properties of a placement game; none are known of other games. */
function propertiesOf({ strong, properties }: ClassFinding): WrittenProperty[] {
  if (strong !== undefined) {
    const named = (position: readonly number[]): string => labelled(position, strong.game.vertices);
    const where = (position: readonly number[]): string =>
      position.length === 0 ? 'at the beginning' : `after ${named(position)}`;
    return written(strong.properties, named, where);
  }
  return properties === undefined ? [] : written(properties, String, (position) => `in position ${position}`);
}

function written<Position>(
  { impartial, dicotic, deadEnding }: PropertiesOfPlay<Position>,
  named: (position: Position) => string,
  where: (position: Position) => string,
): WrittenProperty[] {
  return [
    { name: 'impartial', words: 'impartial', holds: impartial.impartial, ...impartialWitness() },
    { name: 'dicotic', words: 'dicotic', holds: dicotic.dicotic, ...dicoticWitness() },
    { name: 'deadEnding', words: 'dead-ending', holds: deadEnding.deadEnding, ...deadEndingWitness() },
  ];

  function impartialWitness(): object {
    if (impartial.impartial !== false) return {};
    const { position, difference } = impartial;
    return {
      witness: { position: named(position), difference },
      because: `${where(position)} Left and Right have ${difference}`,
    };
  }

  function dicoticWitness(): object {
    if (dicotic.dicotic !== false) return {};
    const { position, player } = dicotic;
    return {
      witness: { position: named(position), player },
      because: `${where(position)} only ${playerName(player)} can move`,
    };
  }

  function deadEndingWitness(): object {
    if (deadEnding.deadEnding !== false) return {};
    const { player } = deadEnding;
    const play = deadEnding.play.map(named);
    return {
      witness: { player, play },
      because: `${playerName(player)} has no move in position ${play[0]}, but one in position ${play[play.length - 1]}`,
    };
  }
}

/** The class itself. */
export function heading(found: ClassOfGame): string {
  if (found.class === 'none') return 'no placement game';
  if (found.class !== 'undecided') return `${found.class} placement game`;
  return found.atMost === 'strong' ? 'undecided' : `undecided: at most a ${found.atMost} placement game`;
}

function reasons(found: ClassOfGame): (readonly [what: string, answer: string])[] {
  const { explored } = found;
  const looked = `all ${counted(explored, 'position')} looked at`;
  if (found.class === 'strong')
    return [['known by', found.by === 'positions' ? looked : 'the form of the rules: they only forbid']];
  const rows: (readonly [what: string, answer: string])[] = [
    ['known by', found.class === 'medium' || found.class === 'weak' ? looked : counted(explored, 'position')],
  ];
  if (found.class === 'none') return [...rows, ['not weak', weakDefectInWords(found.notWeak)]];
  const medium = found.class === 'medium' ? undefined : found.notMedium;
  if (medium !== undefined) rows.push(['not medium', mediumDefectInWords(medium)]);
  if (found.notStrong !== undefined) rows.push(['not strong', strongDefectInWords(found.notStrong)]);
  return rows;
}

function onBoards(boards: number, unsuitable: number): string {
  const left = unsuitable === 0 ? '' : `, not played on ${unsuitable}`;
  return `yes, on ${counted(boards, 'board')}${left}`;
}

function positionInWords(pieces: readonly BasicPosition[]): string {
  return pieces.map(placementName).join(', ');
}

/** A board in the notation; where that is longer than a line, its size. */
function boardInWords(board: Board, print: (board: Board) => string): string {
  const text = print(board);
  return text.length <= 60 ? text : `a board with ${counted(board.vertexCount, 'vertex', 'vertices')}`;
}

function invarianceInWords(found: Invariance, print: (board: Board) => string): string {
  if (found.invariant === 'undecided') return `undecided after ${counted(found.boards, 'board')}`;
  if (found.invariant) return onBoards(found.boards, found.unsuitable);
  if (found.because === 'illegal-piece')
    return `no: ${placementName(found.piece)} is illegal on ${boardInWords(found.board, print)}`;
  const [first, second] = found.boards.map((board) => boardInWords(board, print));
  const map = found.map.map((image, v) => `${v + 1}→${image + 1}`).join(' ');
  return `no: ${positionInWords(found.legal)} is legal on ${first}, but ${positionInWords(found.illegal)} is not on ${second}, by ${map}`;
}

function independenceInWords(found: Independence, print: (board: Board) => string): string {
  if (found.independence === 'undecided') return `undecided after ${counted(found.boards, 'board')}`;
  if (found.independence) return onBoards(found.boards, found.unsuitable);
  return `no: on ${boardInWords(found.board, print)} it is minimal illegal to place ${positionInWords(found.minimalIllegal)}`;
}
