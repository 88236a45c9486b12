import { printBoard, type Board } from '../../boards/index.js';
import {
  mediumDefectInWords,
  placementName,
  strongDefectInWords,
  weakDefectInWords,
  type BasicPosition,
  type Independence,
  type Invariance,
} from '../../games/index.js';
import { counted, table } from '../plainText.js';
import type { ClassFinding, ClassOfSource, FoundProperty } from './ClassFinding.js';

/** What `classify` found, for people. */
export function describeClass(source: string, { classification, properties, family }: ClassFinding): string {
  const { impartial, dicotic, deadEnding } = properties;
  const rows = [
    ...reasons(classification),
    ...property('impartial', impartial),
    ...property('dicotic', dicotic),
    ...property('dead-ending', deadEnding),
    ...(family === undefined
      ? []
      : [
          ['  invariant', invarianceInWords(family.invariance)],
          ['  independence ruleset', independenceInWords(family.independence)],
        ]),
  ];
  return [`${source}: ${heading(classification)}`, ...table(rows)].join('\n');
}

function heading(found: ClassOfSource): string {
  if (found.class === 'none') return 'no placement game';
  if (found.class !== 'undecided') return `${found.class} placement game`;
  return found.atMost === 'strong' ? 'undecided' : `undecided: at most a ${found.atMost} placement game`;
}

function reasons(found: ClassOfSource): string[][] {
  const { explored } = found;
  const looked = `all ${counted(explored, 'position')} looked at`;
  if (found.class === 'strong')
    return [['  known by', found.by === 'positions' ? looked : 'the form of the rules: they only forbid']];
  const rows = [
    ['  known by', found.class === 'medium' || found.class === 'weak' ? looked : counted(explored, 'position')],
  ];
  if (found.class === 'none') return [...rows, ['  not weak', weakDefectInWords(found.notWeak)]];
  const medium = found.class === 'medium' ? undefined : found.notMedium;
  if (medium !== undefined) rows.push(['  not medium', mediumDefectInWords(medium)]);
  if (found.notStrong !== undefined) rows.push(['  not strong', strongDefectInWords(found.notStrong)]);
  return rows;
}

function property(name: string, found: FoundProperty | undefined): string[][] {
  if (found === undefined) return [];
  const { holds, because } = found;
  const answer = holds === 'undecided' ? holds : holds ? 'yes' : 'no';
  return [[`  ${name}`, because === undefined ? answer : `${answer}: ${because}`]];
}

function onBoards(boards: number, unsuitable: number): string {
  const left = unsuitable === 0 ? '' : `, not played on ${unsuitable}`;
  return `yes, on ${counted(boards, 'board')}${left}`;
}

function positionInWords(pieces: readonly BasicPosition[]): string {
  return pieces.map(placementName).join(', ');
}

/** A board in the notation; where that is longer than a line, its size. */
function boardInWords(board: Board): string {
  const text = printBoard(board);
  return text.length <= 60 ? text : `a board with ${counted(board.vertexCount, 'vertex', 'vertices')}`;
}

function invarianceInWords(found: Invariance): string {
  if (found.invariant === 'undecided') return `undecided after ${counted(found.boards, 'board')}`;
  if (found.invariant) return onBoards(found.boards, found.unsuitable);
  if (found.because === 'illegal-piece')
    return `no: ${placementName(found.piece)} is illegal on ${boardInWords(found.board)}`;
  const [first, second] = found.boards.map(boardInWords);
  const map = found.map.map((image, v) => `${v}→${image}`).join(' ');
  return `no: ${positionInWords(found.legal)} is legal on ${first}, but ${positionInWords(found.illegal)} is not on ${second}, by ${map}`;
}

function independenceInWords(found: Independence): string {
  if (found.independence === 'undecided') return `undecided after ${counted(found.boards, 'board')}`;
  if (found.independence) return onBoards(found.boards, found.unsuitable);
  return `no: on ${boardInWords(found.board)} it is minimal illegal to place ${positionInWords(found.minimalIllegal)}`;
}
