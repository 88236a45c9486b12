import type { MoveCatalogueEntry } from '../MoveCatalogueEntry.js';
import type { Move } from '../../evaluation/index.js';
import type { MoveRuleset } from '../MoveRuleset.js';
import { heapScene, heapsOf, heapsText, readHeaps } from './readHeaps.js';
import { isWythoffPair, wythoffGrundyValue } from './wythoffPairs.js';

/**
 * WYTHOFF’S GAME: a player takes any number of tokens from one of two heaps, or the same number from both.
 * @source Siegel 2011, Sec. 3.6.1
 */
export const wythoff: MoveRuleset = {
  name: 'wythoff',
  impartial: true,
  read: (notation) => {
    const heaps = readHeaps(notation, 'heaps:3,5', Number.MAX_SAFE_INTEGER);
    if (heaps.length !== 2) notation.refuse('not-a-position', 'two heaps', 'For example heaps:3,5.');
    return heapsText(heaps);
  },
  print: (position) => `heaps:${position}`,
  scene: heapScene,
  options: wythoffMoves,
  components: (position) => (position === '0,0' ? [] : [position]),
  // Token by token.
  longestPlay: (position) => pairOf(position).reduce((a, b) => a + b),
  outcomeByTheorem: (position) => (isWythoffPair(...pairOf(position)) ? 'P' : 'N'),
  knownValue: (position, store, run) => store.nimber(wythoffGrundyValue(...pairOf(position), run)),
};

function pairOf(position: string): [number, number] {
  return heapsOf(position) as [number, number];
}

function* wythoffMoves(position: string): Generator<Move<string>> {
  const [a, b] = pairOf(position);
  for (let rest = 0; rest < a; rest++) yield { position: heapsText([rest, b]), move: `${a}>${rest}` };
  const second = a === b ? '#2' : '';
  for (let rest = 0; rest < b; rest++) yield { position: heapsText([a, rest]), move: `${b}>${rest}${second}` };
  for (let taken = 1; taken <= a; taken++)
    yield { position: `${a - taken},${b - taken}`, move: `${position}>${a - taken},${b - taken}` };
}

/** WYTHOFF’S GAME in the catalogue. */
export const wythoffEntry: MoveCatalogueEntry = {
  name: 'wythoff',
  title: 'WYTHOFF’S GAME',
  players: 'impartial',
  words: 'Take any number of tokens from one of the two heaps, or the same number from both.',
  source: 'Siegel 2011, Sec. 3.6.1',
  boards: 'heaps:A,B',
  example: 'wythoff@heaps:3,5',
  facts: ['the player who begins loses from the heaps ⌊nφ⌋ and ⌊nφ²⌋, where φ is the golden ratio'],
  witness: ['wythoff@heaps:1,2', '1,2>0,1', '1>0'],
  variants: { '': wythoff },
};
