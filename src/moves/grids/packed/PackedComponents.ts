import { memoryLimit, type ComponentSum, type ComponentSums } from '../../../evaluation/internal.js';
import type { Player } from '../../../player.js';
import { VACANT, LEFT, MISSING, PackedBoard, RIGHT, type Piece } from './PackedBoard.kernel.js';
import type { PackedRules } from './PackedRules.kernel.js';
import { PackedTable } from './PackedTable.kernel.js';

/** By code, what is written for a cell. */
const SIGNS = '#xo.';

/** The components of positions on grids, packed: two bits for each cell, up to symmetry and exchange of the players. */
export class PackedComponents implements ComponentSums<string> {
  readonly #rules: PackedRules;
  readonly #most: number;
  readonly #look: (() => void) | undefined;
  readonly #board = new PackedBoard();
  /** The codes of all components that were met. */
  readonly #table = new PackedTable();
  /** By id: where the representative is in the table, and whether it is its own negative. */
  readonly #entries: number[] = [];
  readonly #ownNegatives: boolean[] = [];
  /** By code, of Left. */
  readonly #counts: number[] = [];
  readonly #mostMoves: number[] = [];
  readonly #codes: number[] = [];
  readonly #collect = (): void => {
    this.#codes.push(this.#codeOfPart());
  };

  /** @param most at most so many components @param look called now and then while moves are listed */
  constructor(rules: PackedRules, most: number, look?: () => void) {
    this.#rules = rules;
    this.#most = most;
    this.#look = look;
  }

  get size(): number {
    return this.#entries.length;
  }

  isOwnNegative(id: number): boolean {
    return this.#ownNegatives[id]!;
  }

  sumOf(position: string): number[] {
    const rows = position.split('|');
    const board = this.#board;
    board.begin(rows.length, rows[0]!.length);
    for (const [r, row] of rows.entries())
      for (let c = 0; c < row.length; c++) board.cells[board.first + r * board.stride + c] = this.#cellOf(row[c]!);
    return [...this.#split()];
  }

  /** The representative with an id. */
  position(id: number): string {
    const { cells, first, end, stride } = this.#load(id);
    const rows: string[] = [];
    const signs = this.#rules.keepsFreeCells ? SIGNS : SIGNS.replace('#', '.');
    for (let row = first; row < end; row += stride)
      rows.push(Array.from(cells.subarray(row, row + stride - 1), (cell) => signs[cell]).join(''));
    return rows.join('|');
  }

  options(code: number, player: Player): readonly ComponentSum[] {
    this.#look?.();
    this.#load(code >> 1);
    const isNegated = (code & 1) === 1;
    const found: ComponentSum[] = [];
    this.#rules.play(this.#board, pieceOf(player === 'L' ? code : code ^ 1), () => {
      const codes = this.#split();
      found.push((isNegated ? codes.map((c) => this.#negated(c)) : [...codes]).sort((a, b) => a - b));
    });
    return found;
  }

  countMoves(code: number): number {
    return (this.#counts[code] ??= this.#countMoves(code));
  }

  mostMoves(code: number): number {
    return (this.#mostMoves[code] ??= this.#rules.mostMoves(this.#load(code >> 1), pieceOf(code)));
  }

  #countMoves(code: number): number {
    let moves = 0;
    this.#rules.play(this.#load(code >> 1), pieceOf(code), () => moves++);
    return moves;
  }

  #load(id: number): PackedBoard {
    this.#board.load(this.#table.pool, this.#entries[id]!);
    return this.#board;
  }

  #cellOf(sign: string): number {
    if (sign === 'x') return LEFT;
    if (sign === 'o') return RIGHT;
    return sign === '.' && this.#rules.keepsFreeCells ? VACANT : MISSING;
  }

  /** The codes of what the board falls into; good until the next call. */
  #split(): number[] {
    this.#codes.length = 0;
    this.#rules.split(this.#board, this.#collect);
    return this.#codes;
  }

  #negated(code: number): number {
    return this.#ownNegatives[code >> 1]! ? code : code ^ 1;
  }

  #codeOfPart(): number {
    const board = this.#board;
    const table = this.#table;
    board.pack();
    const known = table.find(board.words, board.wordCount);
    if (known !== -1) return table.pool[known + board.wordCount]!;
    const { wordCount } = board;
    const raw = board.words.slice(0, wordCount);
    board.canonize();
    let entry = table.find(board.words, wordCount);
    if (entry === -1) {
      if (this.size >= this.#most) throw memoryLimit(this.#most);
      entry = table.add(board.words, wordCount, 2 * this.size);
      this.#entries.push(entry);
      this.#ownNegatives.push(board.isOwnNegative);
    }
    const code = table.pool[entry + wordCount]! + (board.isNegated ? 1 : 0);
    if (table.find(raw, wordCount) === -1) table.add(raw, wordCount, code);
    return code;
  }
}

/** The pieces of Left in a component with a code. */
function pieceOf(code: number): Piece {
  return (code & 1) === 0 ? LEFT : RIGHT;
}
