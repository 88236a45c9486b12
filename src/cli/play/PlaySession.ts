import { chooseMove, Play, type PlayableGame } from '../../analysis/index.js';
import { InputError, LimitError } from '../../errors.js';
import { VERSION } from '../../formats/index.js';
import { opponent, PLAYERS, playerName, type Player } from '../../player.js';
import { errorLine, reportError } from '../reportError.js';
import type { Session } from '../Session.js';
import { LEVELS } from '../../analysis/internal.js';
import type { PlayReport } from './PlayReport.js';
import type { End, PlaySettings } from './PlaySettings.js';

/** One play at the terminal: it reads moves, or has the machine find them, until the play ends. */
export class PlaySession {
  readonly #settings: PlaySettings;
  readonly #session: Session;
  readonly #report: PlayReport;
  #play: Play;
  #lines: AsyncIterator<string> | undefined;
  /** Lines that were neither a move nor a word. */
  refused = 0;
  end: End = 'played';

  constructor(game: PlayableGame, settings: PlaySettings, session: Session, report: PlayReport) {
    this.#settings = settings;
    this.#session = session;
    this.#report = report;
    this.#play = Play.start(game, { first: settings.first });
  }

  /** The play as a JSON document; `winner` is null where nobody has won. */
  get document(): object {
    const { source, kinds, first, level } = this.#settings;
    return {
      spgames: VERSION,
      type: 'play',
      source,
      play: this.#play.game.isStrong ? 'strong' : this.#play.game.play,
      players: kinds,
      ...(PLAYERS.some((player) => kinds[player] === 'machine') && { level }),
      first,
      moves: this.#play.history.map(({ player, name }) => ({ player, move: name })),
      winner: this.#winner ?? null,
      end: this.end,
    };
  }

  get #winner(): Player | undefined {
    if (this.end === 'resigned') return opponent(this.#play.toMove);
    return this.end === 'played' ? this.#play.winner : undefined;
  }

  /** Plays until the play ends; `end` says how. */
  async run(): Promise<void> {
    this.#report.opening(this.#play);
    const hasPeople = PLAYERS.some((player) => this.#settings.kinds[player] === 'human');
    if (hasPeople) this.#report.line('help lists what you can say.');
    else this.#report.board(this.#play);
    await this.#session.inTime(() => this.#turns());
    if (this.#session.cutOffBy !== undefined) this.end = this.#session.isInterrupted ? 'interrupted' : 'cut off';
    this.#report.closing(this.#play, this.end);
  }

  /** @throws LimitError when the time is up, when someone asks to stop, or where the moves cannot be listed */
  async #turns(): Promise<void> {
    while (this.#play.winner === undefined && !this.#play.isDrawn) {
      this.#requireTime();
      if (this.#settings.kinds[this.#play.toMove] === 'machine') this.#machineMoves();
      else if (!(await this.#personMoves())) return;
    }
  }

  #machineMoves(): void {
    const { level, random } = this.#settings;
    const { toMove, moves } = this.#play;
    const thinks = level !== 'random';
    const move = thinks
      ? chooseMove(this.#play, this.#session.run(LEVELS[level]))
      : { ...moves[Math.floor(random() * moves.length)]!, wins: 'undecided' };
    // A choice that was made in haste, because someone asks to stop, is none.
    this.#requireTime();
    const boast = move.wins === true ? ', and wins whatever the opponent does' : '';
    this.#report.line(`${playerName(toMove)} plays ${move.name}${boast}.`);
    this.#play = this.#play.after(move.name);
  }

  /** Asks a person until a move is made or taken back. @returns false if the play is over */
  async #personMoves(): Promise<boolean> {
    const before = this.#play;
    this.#report.board(before);
    this.#report.moves(before, false);
    if (this.#settings.hints) this.#report.hint(before);
    while (this.#play === before) {
      const line = await this.#read();
      if (line === undefined || line === 'quit' || line === 'resign') {
        this.end = line === 'resign' ? 'resigned' : 'broken off';
        return false;
      }
      if (line !== '') this.#follow(line);
    }
    return true;
  }

  /** The next line; what comes from a file or a pipe is shown as if it were typed. */
  async #read(): Promise<string | undefined> {
    const { terminal } = this.#session;
    this.#report.prompt(this.#play);
    this.#lines ??= (terminal.lines?.() ?? noLines())[Symbol.asyncIterator]();
    const next = await this.#session.within(this.#lines.next());
    this.#requireTime();
    const line = next.done === true ? undefined : next.value.trim();
    if (line === undefined || terminal.isInteractive?.() !== true) this.#report.line(line ?? '');
    return line;
  }

  /** @throws LimitError when the time is up, or someone asks to stop */
  #requireTime(): void {
    this.#session.run();
    if (this.#session.isInterrupted) throw new LimitError('too-long', 'play: interrupted.');
  }

  /** Does what a person says. */
  #follow(line: string): void {
    const report = this.#report;
    switch (line) {
      case 'board':
        return report.board(this.#play);
      case 'moves':
        return report.moves(this.#play, true);
      case 'hint':
        return report.hint(this.#play);
      case 'value':
        return report.value(this.#play);
      case 'help':
        return report.help();
      case 'undo':
        return this.#undo();
      default:
        return this.#move(line.replace(/^play\s+/, ''));
    }
  }

  /** Takes back as many moves as lead to the turn of a person. */
  #undo(): void {
    let back = this.#play.previous;
    while (back !== undefined && this.#settings.kinds[back.toMove] === 'machine') back = back.previous;
    if (back === undefined) this.#report.line('There is no move of yours to take back.');
    else this.#play = back;
  }

  #move(name: string): void {
    try {
      this.#play = this.#play.after(name);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.refused++;
      const { message, hint = 'help lists what you can say.' } = reportError(error);
      this.#session.terminal.warn(errorLine({ message: message.replace(/^Play\.after/, 'play'), hint }));
    }
  }
}

async function* noLines(): AsyncGenerator<string> {
  // Where nothing can be read, nobody says anything.
}
