/** Lattice games to look at: their outcomes in a box, moves, strata and quotients. */
import {
  LARGEST_BOX,
  type FactRow,
  type LatticeFound,
  type LatticePointFound,
  type LatticeRequest,
  type QuotientFound,
  type StrataFound,
  type WorldAnswers,
} from '../worlds.js';
import { counted } from '../../src/text/counted.js';
import { analysis, lattice, pictures, sources, type RunOptions } from '../library.js';
import { decided } from './compare.js';
import type { Search } from './Session.js';
import { RESTARTING } from './slices.js';
import { drawnOrNot, inWords, type OpenedWorld } from './worlds.js';

/** More equations are not listed, nor more points of a stratum or elements of a P-portion. */
const LISTED = 40;
const EACH_MS = 1000;
/** Elements of a quotient; the command line looks for 1000 without being asked. */
const MOST_ELEMENTS = 1000;

interface Known {
  readonly key: string;
  readonly source: sources.LatticeSource;
  readonly table?: lattice.OutcomeTable;
}

type Topics = {
  readonly [T in Extract<keyof WorldAnswers, `lattice${string}`>]: (
    search: Search,
    about: string,
  ) => Promise<WorldAnswers[T]>;
};

/** The answers to what is asked of lattice games; the last game is kept with its table. */
export function latticeAnswers(opened: () => OpenedWorld): Topics {
  let known: Known | undefined;
  const find = async (request: LatticeRequest, search: Search): Promise<Known> => {
    const key = JSON.stringify(request);
    if (known?.key === key) return known;
    const source = await search((run) => latticeOf(request, run), undefined, RESTARTING);
    const box = boxOf(source.game, request);
    const table =
      box && (await search((run) => lattice.OutcomeTable.inBox(source.game, box, run), undefined, RESTARTING));
    known = { key, source, ...(table !== undefined && { table }) };
    return known;
  };
  return {
    lattice: async (search, about) => {
      const request = JSON.parse(about) as LatticeRequest;
      return described(request, await find(request, search), opened(), search);
    },
    latticePoint: async (search, about) => {
      const [, point, request] = /^(\S*) (.*)$/s.exec(about)!;
      const { source } = await find(JSON.parse(request!) as LatticeRequest, search);
      return search((run) => pointOf(source.game, point!.split(',').map(Number), run), undefined, RESTARTING);
    },
    latticeStrata: async (search, about) => strataOf(await find(JSON.parse(about) as LatticeRequest, search), search),
    latticeQuotient: async (search, about) => {
      const request = JSON.parse(about) as LatticeRequest;
      return quotientOf((await find(request, search)).source, search);
    },
  };
}

/** The notation that a request means. */
function notationOf({ text }: LatticeRequest): string {
  const given = text.trim();
  return /^(moves|defeated|inequalities|dimension)\b/.test(given) ? `lattice:${given}` : given;
}

/** A game on heaps says by itself which there are; alone it has those up to a bound. */
function isOfHeaps(notation: string): boolean {
  return /^[a-z][a-z0-9-]*(\([^()]*\))?$/i.test(notation);
}

/** The game that a request means. @throws the errors of the library, for what is wrong in it */
function latticeOf(request: LatticeRequest, run: RunOptions): sources.LatticeSource {
  const { misere, heaps } = request;
  const notation = notationOf(request);
  return sources.parseLatticeSource(notation, {
    ...run,
    ...(misere && { misere }),
    ...(isOfHeaps(notation) && { heaps }),
  });
}

/** The words of a command that has the same game. */
function commandOf(request: LatticeRequest): string[] {
  const { misere, heaps } = request;
  const notation = notationOf(request);
  return [notation, ...(misere ? ['--misere'] : []), ...(isOfHeaps(notation) ? ['--heaps', String(heaps)] : [])];
}

/** What is looked at of the board; nothing of one without a coordinate. */
function boxOf({ dimension }: lattice.LatticeGame, { box, slice }: LatticeRequest): number[] | undefined {
  if (dimension === 0) return undefined;
  const side = Math.min(box, LARGEST_BOX);
  return Array.from({ length: dimension }, (_, i) => (i < 2 ? side : (slice[i - 2] ?? 0)));
}

/** The points that are drawn. */
function isDrawn(point: lattice.LatticePoint, table: lattice.OutcomeTable): boolean {
  return point.every((entry, i) => i < 2 || entry === table.box![i]);
}

async function described(
  request: LatticeRequest,
  { source, table }: Known,
  { look }: OpenedWorld,
  search: Search,
): Promise<LatticeFound> {
  const { game, names } = source;
  const facts: FactRow[] = [['moves', game.moves.map((move) => move.join()).join(' ') || 'none']];
  for (const name of ['convention', 'axioms', 'positive', 'tangentCones', 'squarefree'] as const) {
    const { value } = await search(() => analysis.analyze(game, { only: [name], timeoutMs: EACH_MS })[name]);
    facts.push([name, inWords(value)]);
  }
  const slice = table === undefined ? [] : table.box!.slice(2);
  const title = `${request.misere ? 'Misère play of ' : ''}${String(game)}`;
  const [picture, tooLarge] =
    table === undefined
      ? (['', 'The board has only one point.'] as const)
      : await search(() => drawnOrNot(() => pictures.drawOutcomes(table, { ...look, slice, title })));
  return {
    notation: String(game),
    dimension: game.dimension,
    names,
    facts,
    picture,
    tooLarge,
    count: table === undefined ? 0 : table.pPositions().filter((point) => isDrawn(point, table)).length,
    command: commandOf(request),
    box: table?.box?.join() ?? '',
  };
}

function pointOf(game: lattice.LatticeGame, point: readonly number[], run: RunOptions): LatticePointFound {
  const name = point.join();
  if (point.length !== game.dimension || !game.contains(point))
    return { words: `${name} is not on the board.`, moves: [] };
  if (game.isDefeated(point)) return { words: `${name} is defeated: nobody may move there.`, moves: [] };
  const outcomes = new lattice.LatticeOutcomes(game, run);
  const moves = game.moves
    .filter((move) => game.isLegal(point, move))
    .map((move) => {
      const to = point.map((entry, i) => entry - move[i]!);
      return { move: `(${move.join()})`, to: to.join(), outcome: outcomes.isP(to) ? ('P' as const) : ('N' as const) };
    });
  const remoteness = outcomes.remoteness(point);
  const play = `The play has ${counted(remoteness, 'move')} if the winner hurries and the loser delays.`;
  const winning = outcomes.winningMoves(point).map((move) => `(${move.join()})`);
  const words = outcomes.isP(point)
    ? `${name} is a P-position: whoever begins loses. ${play}`
    : `${name} is an N-position: whoever begins wins, by ${winning.join(' ')}. ${play}`;
  return { words, moves };
}

/** As `spgames strategy` finds them. */
async function strataOf({ source, table }: Known, search: Search): Promise<StrataFound> {
  const { game } = source;
  const found = await decided(
    search,
    (run) => lattice.findLatticeStrategy(game, run),
    (each) => each.found === 'undecided',
  );
  if (found.found !== true) {
    const looked = found.sides.length === 0 ? '' : ` in tables with the sides ${found.sides.join(' × ')}`;
    const where = `undecided: no strata were found${looked}, which does not say that there are none`;
    return { found: false, facts: [['strata', where]], strata: [] };
  }
  const { strategy, verification } = found;
  const series = await search((run) => strategy.series(run));
  const drawn = table === undefined ? [] : table.pPositions().filter((point) => isDrawn(point, table));
  const strata: StrataFound['strata'][number][] = [];
  for (const stratum of strategy.strata) {
    const own = new lattice.LatticeStrategy(game, [stratum]);
    const points = await search((run) => drawn.filter((point) => own.isP(point, run)), undefined, RESTARTING);
    strata.push({ text: shortened(String(own)), points: points.map((point) => point.join()) });
  }
  const proof =
    'cases' in verification
      ? `${verification.cases} cases of linear conditions, from automata`
      : `the ${verification.points} below ${verification.box.join() || 'the origin'}`;
  return {
    found: true,
    facts: [
      ['P-positions', counted(strata.length, 'stratum', 'strata')],
      ['proven', `for all positions, by ${proof}`],
      ['series', shortened(String(series))],
    ],
    strata,
  };
}

/** More text than this is not shown. */
const LONGEST = 2000;

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}

/** As `spgames quotient` finds it. */
async function quotientOf({ game, names }: sources.LatticeSource, search: Search): Promise<QuotientFound> {
  const decision = await decided(
    search,
    (run) => lattice.latticeQuotient(game, { ...run, maxStates: MOST_ELEMENTS }),
    (each) => each.finite === 'undecided' && each.atLeast <= MOST_ELEMENTS,
  );
  if (decision.finite !== true) {
    const order = `at least ${decision.atLeast}: undecided, and a quotient is never proved to be infinite`;
    return { found: false, facts: [['order', order]], generators: [], equations: [] };
  }
  const { quotient } = decision;
  const { order, pPortion, positions, generators } = quotient;
  const nameOf = (element: number): string => positions[element]!.join() || '()';
  const portion = pPortion.slice(0, LISTED).map(nameOf).join('; ');
  const isMisere = game.defeated.length === 1 && game.defeated[0]!.every((entry) => entry === 0);
  const relations = await search(() => (order <= MOST_ELEMENTS / 4 ? lattice.presentationOfQuotient(quotient) : []));
  return {
    found: true,
    facts: [
      ['order', String(order)],
      ['P-portion', `${counted(pPortion.length, 'element')}: ${portion}${pPortion.length > LISTED ? '; …' : ''}`],
      ...(isMisere
        ? [
            [
              'nature',
              lattice.isTame(quotient) ? 'tame, that of heaps of NIM' : 'wild, not that of heaps of NIM',
            ] as const,
          ]
        : []),
    ],
    generators: generators.map(({ element, index, period }, i) => [
      names[i]!,
      nameOf(element),
      String(index),
      String(period),
    ]),
    equations: relations.slice(0, LISTED).map(({ left, right }) => `${left.join()} = ${right.join()}`),
  };
}
