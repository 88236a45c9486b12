import { allocate, enlarge, release } from './blocks';
import { GraphTables } from './GraphTables';

/** What is needed for positions of any kind, besides the tables of their evaluator, whose account has its blocks. */
@unmanaged
export class Game {
  /** The board at hand; see `parts.ts`. */
  board: usize;
  /** A block of positions, and one of what boards are made from. */
  stack: usize;
  stackBytes: usize;
  input: usize;
  inputBytes: usize;
  /** The frames of `search.ts` and how many there are; the moves that are being tried. */
  frames: usize;
  frameBytes: usize;
  depth: usize;
  moves: usize;
  moveBytes: usize;
  movesEnd: i32;
  /** 0 values, 1 Grundy values, 2 misère outcomes. */
  algebra: i32;
  key: usize;
  keyBytes: usize;
  /** The most bytes of the table of positions met. */
  mostMet: usize;
  /** The end of the position that is to be evaluated. */
  startEnd: usize;
  /** Of each size up to 64, in this run: how many components were described, and how many of them were known. */
  described: usize;
  /** Arrays of `incidence.ts`, and room for two descriptions. */
  arrays: usize;
  arrayBytes: usize;
  words: usize;
  others: usize;
  room: usize;
}

const BYTES: usize = offsetof<Game>();
const DESCRIBED_BYTES: usize = 8 * 65;

export let game: Game = changetype<Game>(0);
/** The tables of its evaluator. */
export let account: GraphTables = changetype<GraphTables>(0);

/** Works with the game of these tables from now on. */
export function setGame(given: GraphTables): void {
  account = given;
  game = changetype<Game>(given.game);
}

/** Makes the game of these tables, unless there is one. */
export function makeGame(given: GraphTables): void {
  if (given.game == 0) {
    const block = allocate(given, BYTES + DESCRIBED_BYTES);
    memory.fill(block, 0, BYTES);
    given.game = block;
    changetype<Game>(block).described = block + BYTES;
  }
  setGame(given);
  memory.fill(game.described, 0, DESCRIBED_BYTES);
}

/** Gives its blocks back. */
export function releaseGame(given: GraphTables): void {
  setGame(given);
  free(game.stack, game.stackBytes);
  free(game.input, game.inputBytes);
  free(game.frames, game.frameBytes);
  free(game.moves, game.moveBytes);
  free(game.key, game.keyBytes);
  free(game.arrays, game.arrayBytes);
  free(game.words, game.room);
  free(game.others, game.room);
  release(given, given.game, BYTES + DESCRIBED_BYTES);
  given.game = 0;
}

function free(block: usize, bytes: usize): void {
  if (block != 0) release(account, block, bytes);
}

/** A block with at least so many bytes that begins with what is in the old one, if there is one. */
export function longer(block: usize, bytes: usize, wanted: usize): usize {
  return block == 0 ? allocate(account, wanted) : enlarge(account, block, bytes, wanted);
}
