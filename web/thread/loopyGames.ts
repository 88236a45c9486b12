/** Loopy games as graphs: their positions, who wins from each, and what they are worth. */
import { asLoopySource, type FactRow, type LoopyFound, type LoopyNode, type WorldAnswers } from '../worlds.js';
import { counted } from '../../src/text/counted.js';
import { outcomeInWords, RESULTS, stopperInWords } from '../../src/text/outcomeWords.js';
import { analysis, loopy, pictures, sources, type RunOptions } from '../library.js';
import { openedSource } from './readSource.js';
import type { Search } from './Session.js';
import { RESTARTING } from './slices.js';
import { drawnOrNot, type OpenedWorld } from './worlds.js';

/** More positions are not drawn, and have no rows. */
const DRAWN = pictures.LAYOUT_VERTEX_LIMIT;
/** What is not found of a position in so many milliseconds is left open. */
const EACH_MS = 3000;

type Topics = {
  readonly [T in Extract<keyof WorldAnswers, `loopy${string}`>]: (
    search: Search,
    about: string,
  ) => Promise<WorldAnswers[T]>;
};

/** The answers to what is asked of loopy games; the last game is kept. */
export function loopyAnswers(opened: () => OpenedWorld): Topics {
  let known: { readonly text: string; readonly game: loopy.LoopyGame } | undefined;
  const find = async (text: string, search: Search): Promise<loopy.LoopyGame> => {
    if (known?.text === text) return known.game;
    const { evaluator } = opened();
    const { source } = await openedSource(asLoopySource(text), [], evaluator.store);
    const game = await search((run) => sources.asLoopyGame(source, { ...run, evaluator }), undefined, RESTARTING);
    known = { text, game };
    return game;
  };
  return {
    loopy: async (search, about) => described(await find(about, search), opened(), search),
    loopyValue: async (search, about) => {
      const [, position, text] = /^(\d+) (.*)$/s.exec(about)!;
      const game = await find(text!, search);
      return search(() => valueOf(game.at(Number(position)), { timeoutMs: EACH_MS }));
    },
  };
}

async function described(game: loopy.LoopyGame, { look }: OpenedWorld, search: Search): Promise<LoopyFound> {
  const decision = await search((run) => loopy.stopper(game, run), undefined, RESTARTING);
  const whole = await search((run) => loopy.loopyOutcome(game, run), undefined, RESTARTING);
  const facts: FactRow[] = [
    ['positions', String(game.n)],
    ['outcome', outcomeInWords(whole)],
    ['stopper', stopperInWords(decision)],
  ];
  if (game.n > DRAWN)
    return {
      facts,
      picture: '',
      tooLarge: `too large: ${counted(game.n, 'position')}; at most ${DRAWN} are drawn.`,
      nodes: [],
      cycle: [],
    };
  const [picture, tooLarge] = await search(() => drawnOrNot(() => pictures.drawLoopyGame(game, look)));
  const names = loopy.positionNames(game);
  const nodes: LoopyNode[] = [];
  for (let p = 0; p < game.n; p++) {
    const found = await search((run) => loopy.loopyOutcome(game.at(p), run), undefined, RESTARTING);
    const { left, right, outcome = 'draw' } = found;
    nodes.push({
      name: names[p]!,
      outcome,
      outcomeInWords: outcomeInWords(found),
      begins: { L: RESULTS[left], R: RESULTS[right] },
      options: { L: game.options(p, 'L'), R: game.options(p, 'R') },
    });
  }
  return {
    facts: [...facts, ['equations', String(game).replace('loopy:', '')]],
    picture,
    tooLarge,
    nodes,
    cycle: decision.stopper ? [] : [...new Set(decision.cycle)],
  };
}

/** What a position is worth: its name, and onside and offside where it is not a stopper. */
function valueOf(game: loopy.LoopyGame, run: RunOptions): FactRow[] {
  const found = analysis.analyze(game, run);
  const side = (value: loopy.LoopyGame | 'undecided'): string =>
    typeof value === 'string' ? value : loopy.loopyGameName(value);
  const { name, stopper, onside, offside, simplestForm } = found;
  const isStopper = stopper.value !== 'undecided' && stopper.value.stopper;
  return [
    ['value', name.value],
    ['stopper', isStopper ? 'yes' : stopper.value === 'undecided' ? 'undecided' : 'no'],
    ...(isStopper
      ? []
      : ([
          ['onside', side(onside.value)],
          ['offside', side(offside.value)],
        ] as const)),
    [
      'simplest form',
      simplestForm.value === null ? 'none: it equals no stopper' : String(simplestForm.value).replace('loopy:', ''),
    ],
  ];
}
