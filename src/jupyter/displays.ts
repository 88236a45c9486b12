import { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { GamePoset } from '../days/index.js';
import { DigraphPlacement } from '../digraphs/index.js';
import { printLatex, type ExportSource } from '../formats/index.js';
import { GameGraph, SPGame } from '../games/index.js';
import { LatticeGame, LatticeQuotient } from '../lattice/index.js';
import { LoopyGame } from '../loopy/index.js';
import { MoveGame } from '../moves/index.js';
import { PolynomialRing, SquarefreeIdeal } from '../ideal/index.js';
import {
  drawBoard,
  drawComplex,
  drawDigraph,
  drawGame,
  drawGameGraph,
  drawGameTree,
  drawLoopyGame,
  drawMoveBoard,
  drawPoset,
  drawThermograph,
} from '../pictures/index.js';
import { drawLatticeGame } from '../pictures/internal.js';
import { LabelledPoset } from '../poset/index.js';
import { FacePoset } from '../poset/internal.js';
import { Dyadic, Form, printValueLatex, Thermograph, Value } from '../values/index.js';
import { ifPossible, type Shown } from './MimeBundle.js';

/** Bounds of what is shown without being asked for: sets in a formula, and the time of each picture and formula. */
const BOUNDS = { limit: 60, timeoutMs: 2000 };
const MOST_ELEMENTS = 200;
const PICTURE_BOUNDS = { timeoutMs: 2000 };

function formulas(subject: ExportSource): string | undefined {
  return ifPossible(() => printLatex(subject, BOUNDS));
}

function formula(latex: string | undefined): string | undefined {
  return latex === undefined ? undefined : `$\\displaystyle ${latex}$`;
}

function latexOfDyadic(x: Dyadic): string {
  const [over, under] = x.toString().split('/') as [string, string?];
  if (under === undefined) return over;
  return `${over.startsWith('-') ? '-' : ''}\\frac{${over.replace('-', '')}}{${under}}`;
}

/** The generators of an ideal in parentheses, without a name before them. */
function generatorsOf(ideal: SquarefreeIdeal): string | undefined {
  return /&= (.*)/.exec(formulas(ideal) ?? '')?.[1];
}

/** Both complexes of a game, if they are found in time. */
function formulasOfGame(game: SPGame): string | undefined {
  return ifPossible(() => {
    const legal = game.legalComplexWithin(PICTURE_BOUNDS);
    return printLatex({ legal, illegal: game.illegalComplexWithin(PICTURE_BOUNDS) }, BOUNDS);
  });
}

/** The game on its board, or as its complex if it has no rules. */
function pictureOfGame(game: SPGame): string | undefined {
  const hasRules = game.summands.some(({ ruleset }) => ruleset !== undefined);
  return ifPossible(() => (hasRules ? drawGame(game) : drawComplex(game.legalComplex, PICTURE_BOUNDS)));
}

/** A Hasse diagram that can be read on a page. */
function pictureOfGames(games: GamePoset<unknown>): string | undefined {
  return games.size > MOST_ELEMENTS ? undefined : drawPoset(games, PICTURE_BOUNDS);
}

interface Display<T extends object> {
  readonly Class: { readonly prototype: T };
  readonly show: (object: T) => Shown;
}

function display<T extends object>(Class: { readonly prototype: T }, show: (object: T) => Shown): Display<object> {
  return { Class, show: show as (object: object) => Shown };
}

/** The classes whose objects show themselves, and how. */
export const DISPLAYS: readonly Display<object>[] = [
  display(Value, (value) => ({ text: String(value), latex: formula(printValueLatex(value)) })),
  display(Dyadic, (x) => ({ text: String(x), latex: formula(latexOfDyadic(x)) })),
  display(Form, (form) => ({ text: String(form), svg: ifPossible(() => drawGameTree(form, PICTURE_BOUNDS)) })),
  display(Thermograph, (graph) => ({
    text: String(graph),
    latex: formula(`t = ${latexOfDyadic(graph.temperature)},\\quad m = ${latexOfDyadic(graph.mean)}`),
    svg: ifPossible(() => drawThermograph(graph)),
  })),
  display(Board, (board) => ({ text: String(board), svg: ifPossible(() => drawBoard(board)) })),
  display(SimplicialComplex, (complex) => ({
    text: String(complex),
    latex: formulas(complex),
    svg: ifPossible(() => drawComplex(complex, PICTURE_BOUNDS)),
  })),
  display(SquarefreeIdeal, (ideal) => ({ text: String(ideal), latex: formula(generatorsOf(ideal)) })),
  display(PolynomialRing, (ring) => ({ text: String(ring) })),
  display(SPGame, (game) => ({ text: String(game), latex: formulasOfGame(game), svg: pictureOfGame(game) })),
  display(LabelledPoset, (poset) => ({ text: String(poset), svg: ifPossible(() => drawPoset(poset)) })),
  display(FacePoset, (faces) => ({ text: String(faces), svg: ifPossible(() => drawPoset(faces.poset)) })),
  display(GamePoset, (games) => ({ text: String(games), svg: ifPossible(() => pictureOfGames(games)) })),
  display(DigraphPlacement, (digraph) => ({ text: String(digraph), svg: ifPossible(() => drawDigraph(digraph)) })),
  display(MoveGame, (game) => ({ text: String(game), svg: ifPossible(() => drawMoveBoard(game)) })),
  display(LatticeGame, (game) => ({
    text: String(game),
    svg: ifPossible(() => drawLatticeGame(game, {}, PICTURE_BOUNDS)),
  })),
  display(LatticeQuotient, (quotient) => ({ text: String(quotient) })),
  display(LoopyGame, (game) => ({ text: String(game), svg: ifPossible(() => drawLoopyGame(game)) })),
  display(GameGraph, (graph) => ({ text: String(graph), svg: ifPossible(() => drawGameGraph(graph)) })),
];

/** What an object of the library shows; undefined for all else. */
export function ownDisplay(thing: unknown): Shown | undefined {
  for (const { Class, show } of DISPLAYS)
    if (Object.prototype.isPrototypeOf.call(Class.prototype, thing as object)) return show(thing as object);
  return undefined;
}
