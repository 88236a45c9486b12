import { winningMoves, type Play } from '../../analysis/index.js';
import { opponent, PLAYERS, playerName } from '../../player.js';
import { temperature } from '../../values/index.js';
import { columnsOf } from '../help/withHelp.js';
import { wrapped } from '../help/wrap.js';
import { visible } from '../plainText.js';
import type { Session } from '../Session.js';
import { thinkingMs } from '../../analysis/internal.js';
import { OUTCOME_WORDS } from '../../text/internal.js';
import { nameOf } from '../value/describeValueAnalysis.js';
import { describeBoard, describeMoves, type ShownGame } from './describePosition.js';
import type { End, PlaySettings } from './PlaySettings.js';

/** What a person may say besides the names of moves. */
export const WORDS: readonly (readonly [string, string])[] = [
  ['MOVE', 'play a move by its name; play MOVE does so too'],
  ['board', 'show the board'],
  ['moves', 'list all moves'],
  ['hint', 'show which moves win'],
  ['value', 'show the value of the position and who wins'],
  ['undo', 'take back your last move and the machine’s reply'],
  ['resign', 'give up'],
  ['quit', 'end without a winner'],
  ['help', 'list these words'],
];

/** Tells people how a play goes. */
export class PlayReport {
  readonly #settings: PlaySettings;
  readonly #session: Session;
  readonly #shown: ShownGame;
  readonly #say: (text: string) => void;

  /** @param say writes what people read */
  constructor(shown: Omit<ShownGame, 'width'>, settings: PlaySettings, session: Session, say: (text: string) => void) {
    this.#settings = settings;
    this.#session = session;
    this.#shown = { ...shown, width: columnsOf(session.terminal) };
    this.#say = (text) => say(visible(text));
  }

  line(text: string): void {
    this.#say(`${text}\n`);
  }

  paragraph(text: string): void {
    for (const line of wrapped(text, this.#shown.width)) this.line(line);
  }

  /** What stands before what a person types. */
  prompt({ toMove }: Play): void {
    this.#say(`${playerName(toMove)}> `);
  }

  opening({ game: { play: convention, isStrong } }: Play): void {
    const { source, kinds, first, level } = this.#settings;
    const rule = isStrong
      ? 'strong play: who first completes a winning set wins'
      : convention === 'misere'
        ? 'misère play: a player who cannot move wins'
        : 'normal play: a player who cannot move loses';
    const who = PLAYERS.map(
      (player) => `${playerName(player)} is ${kinds[player] === 'human' ? 'a person' : `the machine (${level})`}`,
    );
    this.paragraph(`${source}, ${rule}. ${who.join(', ')}. ${playerName(first)} begins.`);
  }

  closing(play: Play, end: End): void {
    const [mover, other] = [playerName(play.toMove), playerName(opponent(play.toMove))];
    if (end === 'played') {
      this.board(play);
      if (play.game.isStrong) {
        this.line(
          play.winner === undefined
            ? 'The board is full: a draw.'
            : `${playerName(play.winner)} has completed a winning set and wins.`,
        );
        return;
      }
      this.line(
        play.game.play === 'misere' ? `${mover} cannot move and wins.` : `${mover} cannot move. ${other} wins.`,
      );
    } else if (end === 'resigned') this.line(`${mover} resigns. ${other} wins.`);
    else this.line(`The play is ${end}: nobody has won.`);
  }

  board(play: Play): void {
    const lines = describeBoard(play, this.#shown);
    if (lines.length > 0) this.#say(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
  }

  /** @param all also the moves that a list leaves out */
  moves(play: Play, all: boolean): void {
    this.paragraph(describeMoves(play, this.#shown, all));
  }

  help(): void {
    for (const [word, meaning] of WORDS) this.line(`  ${word.padEnd(8)}${meaning}`);
  }

  /** Which moves win. @throws LimitError when the time of the whole play is over */
  hint({ game, position, toMove }: Play): void {
    const { moves, wins } = winningMoves(game, position, toMove, this.#session.run(thinkingMs(this.#settings.level)));
    this.#session.run();
    const named = (answer: boolean | 'undecided'): string[] =>
      moves.filter((move) => move.wins === answer).map(({ name }) => name);
    const winning = named(true);
    const drawing = moves.filter(({ draws }) => draws === true).map(({ name }) => name);
    if (winning.length > 0) this.paragraph(`These win: ${winning.join(' ')}`);
    else if (drawing.length > 0) this.paragraph(`These draw: ${drawing.join(' ')}`);
    else if (wins === true) this.line('The player to move wins with best play.');
    if (wins === false) this.line('No move wins against best play.');
    const open = named('undecided');
    if (open.length > 0) this.paragraph(`Not decided in time: ${open.join(' ')}`);
  }

  /**
   * What a position is worth; under misère play who wins.
   * @throws LimitError when the time of the whole play is over
   */
  value({ game, position, toMove }: Play): void {
    const run = this.#session.run(thinkingMs(this.#settings.level));
    const say = (): void => {
      if (game.isStrong) {
        const result = game.forces(position, toMove, run);
        this.line(
          result === 'draw'
            ? 'A draw with best play.'
            : `${playerName(result === 'win' ? toMove : opponent(toMove))} wins with best play.`,
        );
        return;
      }
      if (game.play === 'misere') {
        const winner = game.wins(position, toMove, run) ? toMove : opponent(toMove);
        this.line(`${playerName(winner)} wins with best play.`);
        return;
      }
      const value = game.value(position, run);
      this.line(`Value ${nameOf(value, {})}, temperature ${temperature(value).toString()}`);
      this.line(`Outcome ${OUTCOME_WORDS[value.outcome]}`);
    };
    this.#session.work.unlessCutOff(say, () => {
      this.#session.run();
      this.line('Not decided in time.');
    });
  }
}
