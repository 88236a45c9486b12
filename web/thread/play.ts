/** Plays against the machine: moves by level, who is winning, and proofs of who wins with their replies. */
import type { ChosenMove, PlayAnalysis, PlayRequest, PlayStatus, ProofOfPlay } from '../messages.js';
import { LEVELS, type Level } from '../../src/analysis/play/levels.js';
import {
  analysis,
  type complex as complexes,
  evaluation,
  formats,
  InputError,
  LimitError,
  sources,
  type RunOptions,
  type Source,
} from '../library.js';
import { placementGame } from './board.js';
import type { Search } from './Session.js';
import { unlessTooLarge } from './unlessTooLarge.js';

type Play = analysis.Play;

/** A search that keeps nothing is given longer slices, fewer of them. */
const AFRESH = { growth: 4, longestMs: 40_000 };

/** A proof, and what is looked up in it. */
interface Kept {
  readonly key: string;
  readonly complex: complexes.SimplicialComplex;
  readonly replies: evaluation.ProofReplies;
  readonly found: ProofOfPlay;
}

/** The plays of a page. What was found for the last game stays known. */
export class Plays {
  #key = '';
  #game: analysis.PlayableGame | undefined;
  #kept: Kept | undefined;

  /** The play of a request. @throws InputError for what is not a move */
  at(source: Source, request: PlayRequest, evaluator: evaluation.Evaluator): Play {
    const { start, moves, first, misere } = request;
    const key = keyOf(request);
    if (this.#game === undefined || this.#key !== key) {
      const summands = summandsOf(positionOf(source, start));
      this.#game = new analysis.PlayableGame(summands, { play: misere ? 'misere' : 'normal', evaluator });
      this.#key = key;
    }
    return moves.reduce((play, move) => play.after(move), analysis.Play.start(this.#game, { first }));
  }

  /** The level that stands before a request. */
  levelIn(about: string): [Level, string] {
    const [level = ''] = about.split(' ', 1);
    return [level as Level, about.slice(level.length + 1)];
  }

  status(play: Play): PlayStatus {
    const over = play.winner ?? (play.isDrawn ? 'draw' : undefined);
    return {
      toMove: play.toMove,
      moves: play.moves.map(({ name }) => name),
      ...(over !== undefined && { over }),
    };
  }

  /** A move of the machine. At the best level it is searched until it is decided whether the move wins. */
  async move(level: Level, play: Play, search: Search): Promise<ChosenMove> {
    if (level === 'random') {
      const { moves } = play;
      return { name: moves[Math.floor(Math.random() * moves.length)]!.name, wins: 'undecided' };
    }
    if (LEVELS[level] < Infinity) return chosen(play, { timeoutMs: LEVELS[level] });
    return search((run) => {
      const move = chosen(play, run);
      if (move.wins === 'undecided') throw undecided();
      return move;
    }, undefined);
  }

  /** Who is winning, and the value if it is found as quickly. */
  async analysis({ game, position, toMove }: Play, search: Search): Promise<PlayAnalysis> {
    const forced = await search((run) => game.forces(position, toMove, run));
    const other = toMove === 'L' ? 'R' : 'L';
    const winner = forced === 'draw' ? 'draw' : forced === 'win' ? toMove : other;
    return { winner, value: game.isStrong || game.play === 'misere' ? '' : valueOf(game, position) };
  }

  /** A proof of who wins, and whether the verifier accepts it. */
  async proof(source: Source, request: PlayRequest, search: Search): Promise<ProofOfPlay> {
    return (await this.#proofOf(source, request, search)).found;
  }

  /** The winner's reply in the proof. */
  async reply(source: Source, request: PlayRequest, search: Search): Promise<string> {
    const { complex, replies } = await this.#proofOf(source, request, search);
    const { moves, first } = request;
    const placed = moves.map((name) => complex.vertices.findIndex(({ label }) => label === name));
    const player = (moves.length % 2 === 0) === (first === 'L') ? 'L' : 'R';
    const vertex = replies.reply(placed, player);
    return vertex === undefined || vertex === -1 ? '' : complex.vertices[vertex]!.label;
  }

  async #proofOf(source: Source, request: PlayRequest, search: Search): Promise<Kept> {
    const key = keyOf(request);
    if (this.#kept?.key === key) return this.#kept;
    const at = positionOf(source, request.start);
    if (placementGame(at) === undefined)
      throw new InputError('not-a-game', 'There are proofs for games on complexes; this one is played by moves.');
    const play = request.misere ? 'misere' : 'normal';
    const complex = await search((run) => sources.asComplex(at, run), undefined, AFRESH);
    const proof = await search(
      (run) => evaluation.proveOutcome(complex, { ...run, play, byPositions: true }),
      undefined,
      AFRESH,
    );
    if ('parts' in proof)
      throw new LimitError('too-many-items', 'This game is too large for a proof by positions.', {
        hint: 'spgames analyze --only outcome --proof FILE writes a proof by sums.',
      });
    const verdict = await search((run) => evaluation.verifyOutcomeProof(complex, proof, run), undefined, AFRESH);
    const replies = await search((run) => new evaluation.ProofReplies(complex, proof, run), undefined, AFRESH);
    const { outcome } = proof;
    const found = {
      outcome,
      positions: replies.size,
      verified: verdict.verified,
      says: verdict.verified ? '' : verdict.because,
    };
    return (this.#kept = { key, complex, replies, found });
  }
}

function keyOf({ source, start, misere }: PlayRequest): string {
  return JSON.stringify([source, start, misere]);
}

function positionOf(source: Source, start: readonly string[]): Source {
  return start.length === 0 ? source : sources.atPosition(source, start.join(' '), { lazy: true });
}

/** What is played: a game on a complex by its rules, or a position of a ruleset by moves. */
function summandsOf(source: Source): readonly analysis.Summand[] {
  const game = placementGame(source);
  if (game !== undefined) return [game];
  if (source.kind === 'rules') return [source.object];
  throw new InputError('not-a-game', 'Games on complexes and positions of rulesets are played here.', {
    hint: 'spgames play also plays values, in a terminal.',
  });
}

function chosen(play: Play, run: RunOptions): ChosenMove {
  const { name, wins, draws } = analysis.chooseMove(play, run);
  return { name, wins, ...(draws !== undefined && { draws }) };
}

function undecided(): LimitError {
  return new LimitError('too-long', 'It was not decided in time which move is best.');
}

/** The value, if it is found at once. */
function valueOf(game: analysis.PlayableGame, position: analysis.PlayPosition): string {
  return unlessTooLarge(() => formats.valueToJson(game.value(position, { timeoutMs: 500 })).name ?? '');
}
