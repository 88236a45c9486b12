import { heapGameOfRuleset } from '../../analysis/door.js';
import type { Board } from '../../boards/door.js';
import { osloPoset, uponicWeights } from '../../days/door.js';
import {
  compareOslo,
  independenceGame,
  oslo,
  osloGrundy,
  osloHeaps,
  osloOctal,
  osloWythoff,
  twoSlo,
  uponicWeight,
  uponMultiple,
  type LoopyGame,
} from '../../loopy/door.js';
import { define, on, type Definition } from '../Definition.js';
import { boardKind, formKind, integerKind, integersKind, textKind } from '../kinds.js';
import type { Language } from '../Language.js';

const independence = (on: Board, language: Language, black: readonly number[] = []): LoopyGame =>
  independenceGame(on, { black, ...language.run() });

/** Oslo games: short games in which Left may also pass, until the end. */
export const osloFunctions: readonly Definition[] = [
  define(
    'oslo',
    'The Oslo game of a literal game, in which Left may also pass, until nobody has a move.',
    ['oslo(value("^"))', 'oslo(form("{-1|1}"))'],
    on([formKind], (G, language) => oslo(G, language.run())),
  ),
  define(
    'twoSlo',
    'The TwoSlo game of a literal game, in which both players may also pass, until nobody has a move.',
    'onside(twoSlo(value("*")))',
    on([formKind], (G, language) => twoSlo(G, language.run())),
  ),
  define(
    'compareOslo',
    'How the Oslo games of two literal games compare: <, >, = or ||.',
    'compareOslo(form("{-1|1}"), value("0"))',
    on([formKind, formKind], (G, H, language) => compareOslo(G, H, language.run())),
  ),
  define(
    'uponicWeight',
    'How many upon* the Oslo game of an all-small literal game is worth: the atomic weight of its passification.',
    'uponicWeight(value("^"))',
    on([formKind], (G) => uponicWeight(G)),
  ),
  define(
    'uponicWeights',
    'The Oslo games that are born by a day with their uponic weights, pairs [game, weight]; null where there is none.',
    'uponicWeights(2)',
    on([integerKind], (day, language) => {
      const weights = uponicWeights(day, language.run());
      return osloPoset(day, language.run()).elements.map((game, x) => [game, weights[x] ?? null]);
    }),
  ),
  define(
    'uponMultiple',
    'The k for which the Oslo game of a literal game is k.upon*, or null.',
    'uponMultiple(value("^"))',
    on([formKind], (G, language) => uponMultiple(G, language.run()) ?? null),
  ),
  define(
    'osloHeap',
    'The Oslo game of a heap in a game on heaps: Left may also pass, until no heap has a move.',
    ['osloHeap("grundy", 9)', 'osloHeap("octal(.007)", 13)', 'osloHeap("subtraction(1,2;1)", 4)'],
    on([textKind, integerKind], (game, heap, language) =>
      oslo(osloHeaps(heapGameOfRuleset(game), heap, language.run()).at(-1)!, language.run()),
    ),
  ),
  define(
    'osloGrundy',
    'OSLO GRUNDY by its formula: the k for which a heap is k.upon*.',
    'osloGrundy(1001)',
    on([integerKind], osloGrundy),
  ),
  define(
    'osloOctal',
    'OSLO(OCTAL .0ⁿ7) by its formula: for n and a heap, the k for which the heap is k.upon*.',
    'osloOctal(2, 1000)',
    on([integerKind, integerKind], osloOctal),
  ),
  define(
    'osloWythoff',
    'OSLO WYTHOFF by its formula: the k for which two heaps are k.upon*.',
    'osloWythoff(3, 5)',
    on([integerKind, integerKind], osloWythoff),
  ),
  define(
    'independenceGame',
    'The INDEPENDENCE GAME on a graph; with a list of the vertices, from 0 on, whose tokens are black at the start.',
    ['independenceGame(path(5))', 'independenceGame(path(9), [0, 4, 8])'],
    on([boardKind], (graph, language) => independence(graph, language)),
    on([boardKind, integersKind], (graph, black, language) => independence(graph, language, black)),
  ),
];
