import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluator, type Moves } from 'spgames/evaluation';
import { chooseMove, Play, PlayableGame, type PlayConvention, winningMoves } from 'spgames/analysis';
import { compile, findRuleset, type GameByMoves, type SPGame } from 'spgames/games';
import { type Value, ValueStore } from 'spgames/values';
import { opponent, type Player } from '../../../src/player.js';
import { gamesOnBoards, type Played } from '../../generators/games.js';
import { movedValues } from '../../generators/temperature.js';
import { runs } from '../../helpers/sampling.js';
import { bruteForce, rules } from '../../reference/games.js';
import { arcMoves, optionsOf, treeOfPosition, treeSize, type ArcGame } from '../../reference/moves.js';
import { naiveMoves, naiveWins, type PieceGame } from '../../reference/plays.js';
import * as reference from '../../reference/values.js';
import { treeOfValue } from '../../reference/valueTrees.js';

const evaluator = new Evaluator({ store: new ValueStore() });
const conventions = fc.constantFrom<PlayConvention>('normal', 'misere');
const players = fc.constantFrom<Player>('L', 'R');
/** Which of the moves is made, turn by turn. */
const choices = fc.infiniteStream(fc.nat());

/** A game of the library, the same by brute force, and the piece that each label stands for. */
interface Twins {
  readonly game: SPGame;
  readonly twin: PieceGame;
  readonly pieceOf: (label: string) => number;
}

function twinsOf({ name, board }: Played, play: PlayConvention): Twins {
  const game = compile(findRuleset(name), board);
  const { pieces, legal } = bruteForce(rules[name]!, board);
  const pieceOf = (label: string): number => {
    const { side, cells } = game.basicPositions[game.vertices.findIndex((vertex) => vertex.label === label)]!;
    return pieces.findIndex((piece) => piece.side === side && piece.cells.join() === cells.join());
  };
  return { game, twin: { pieces, legal, misere: play === 'misere' }, pieceOf };
}

const plays = fc.record({ played: gamesOnBoards, play: conventions, first: players, choices });

describe('winning moves', () => {
  it('are those of brute force in all positions of random plays, which are legal and can be taken back', () => {
    fc.assert(
      fc.property(plays, ({ played, play: convention, first, choices }) => {
        const { game, twin, pieceOf } = twinsOf(played, convention);
        const known = new Map<string, boolean>();
        let play = Play.start(new PlayableGame(game, { play: convention, evaluator }), { first });
        let set = 0;
        for (;;) {
          const { toMove, moves } = play;
          expect(moves.map(({ name }) => pieceOf(name)).sort((a, b) => a - b)).toEqual(naiveMoves(twin, set, toMove));
          const found = winningMoves(play.game, play.position, toMove);
          expect(found.wins).toBe(naiveWins(twin, set, toMove, known));
          for (const { name, wins } of found.moves)
            expect(wins).toBe(!naiveWins(twin, set | (1 << pieceOf(name)), opponent(toMove), known));
          if (moves.length === 0) break;
          const { name } = moves[choices.next().value % moves.length]!;
          const next = play.after(name);
          expect(next.previous).toBe(play);
          expect(next.history).toEqual([...play.history, { player: toMove, name }]);
          play = next;
          set |= 1 << pieceOf(name);
        }
        expect(play.winner).toBe(convention === 'misere' ? play.toMove : opponent(play.toMove));
      }),
      { numRuns: runs(400, 60) },
    );
  });

  it('are made by whoever can win: the choice never loses what is won', () => {
    fc.assert(
      fc.property(plays, players, ({ played, play: convention, first, choices }, machine) => {
        const { game, twin } = twinsOf(played, convention);
        const canWin = naiveWins(twin, 0, first) === (machine === first);
        let play = Play.start(new PlayableGame(game, { play: convention, evaluator }), { first });
        while (play.winner === undefined) {
          const { moves, toMove } = play;
          const name = toMove === machine ? chooseMove(play).name : moves[choices.next().value % moves.length]!.name;
          play = play.after(name);
        }
        if (canWin) expect(play.winner).toBe(machine);
      }),
      { numRuns: runs(400, 60) },
    );
  });

  it('of values and games by their moves are those of their trees', () => {
    const store = new ValueStore();
    fc.assert(
      fc.property(movedValues(store), players, (value, player) => {
        const game = new PlayableGame(value, { evaluator: new Evaluator({ store }) });
        const { wins, moves } = winningMoves(game, game.start, player);
        const outcome = (each: Value): string => reference.outcome(treeOfValue(each));
        const other = opponent(player);
        expect(wins).toBe(['N', player].includes(outcome(value)));
        expect(moves.map((move) => move.wins)).toEqual(
          value.options(player).map((option) => !['N', other].includes(outcome(option))),
        );
      }),
      { numRuns: runs(200, 40) },
    );
    const arcs = (v: number): fc.Arbitrary<number[]> => fc.uniqueArray(fc.nat({ max: v }), { maxLength: 3 });
    const lists = fc.tuple(arcs(0), arcs(1), arcs(2));
    const games = fc.record({ left: lists, right: lists }) as fc.Arbitrary<ArcGame>;
    fc.assert(
      fc.property(games, conventions, players, (arcGame, play, player) => {
        const moves = arcMoves(arcGame, { components: false, canonical: false });
        const start = [3, 2];
        fc.pre(treeSize(moves, start) < 2000);
        const outcome = play === 'misere' ? reference.misereOutcome : reference.outcome;
        const game = new PlayableGame(byKeys(moves, start), { play, evaluator });
        expect(winningMoves(game, game.start, player).wins).toBe(
          ['N', player].includes(outcome(treeOfPosition(moves, start))),
        );
        const keys = new Set(optionsOf(moves, start, player).map((next) => String(moves.key(next))));
        expect(game.moves(game.start, player).map(({ name }) => name)).toEqual([...keys]);
      }),
      { numRuns: runs(200, 40) },
    );
  });

  it('of a sum are found by its value', () => {
    const { store } = evaluator;
    fc.assert(
      fc.property(gamesOnBoards, movedValues(store), players, (played, value, player) => {
        const { game } = twinsOf(played, 'normal');
        const sum = new PlayableGame([game, value], { evaluator });
        const total = evaluator.value(game).plus(value);
        expect(sum.value(sum.start)).toBe(total);
        const { wins, moves } = winningMoves(sum, sum.start, player);
        expect(wins).toBe(['N', player].includes(total.outcome));
        expect(wins).toBe(moves.some((move) => move.wins === true));
        const { size } = new Set(moves.map(({ name }) => name));
        expect(size).toBe(moves.length);
      }),
      { numRuns: runs(100, 25) },
    );
  });
});

/** The same game, its positions known by their keys. */
function byKeys(moves: Moves<readonly number[]>, start: readonly number[]): GameByMoves<string> {
  const positions = new Map<string, readonly number[]>();
  const keyOf = (position: readonly number[]): string => {
    const key = String(moves.key(position));
    positions.set(key, position);
    return key;
  };
  return {
    start: keyOf(start),
    key: (key) => key,
    *options(key) {
      for (const { position, ...move } of moves.options(positions.get(key)!))
        yield { ...move, position: keyOf(position) };
    },
  };
}
