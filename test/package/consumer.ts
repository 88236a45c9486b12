/** Compiled against the installed package, not run: are the types there, and do they refuse what is wrong? */
import type { SimplicialComplex as SameComplex } from 'spgames';
import { path } from 'spgames/boards';
import { SimplicialComplex, shelling } from 'spgames/complex';
import { Evaluator } from 'spgames/evaluation';
import { printCGSuite, printDot, printLatex, printMacaulay2Game, printSage } from 'spgames/formats';
import { compile, snort } from 'spgames/games';
import { bettiNumbers, cohenMacaulay } from 'spgames/ideal';
import { drawComplex } from 'spgames/pictures';
import { parseValue, temperature } from 'spgames/values';

const complex: SimplicialComplex = SimplicialComplex.fromFacets([[0, 1], [2]], 3);
export const same: SameComplex = complex;
export const facets: number[][] = complex.facets.toLists();

// @ts-expect-error vertices are indices or labels
SimplicialComplex.fromFacets([[true]]);

// @ts-expect-error a complex does not change
complex.vertices = [];

// @ts-expect-error facets are not text
export const text: string = complex.facets;

// What stands for a complex or an ideal may be passed as it is.
const game = compile(snort, path(3));
export const ofTheGame: string = [
  String(new Evaluator().value(game)),
  String(shelling(game).shellable),
  String(cohenMacaulay(game).cohenMacaulay),
  printMacaulay2Game(game) + printLatex(game) + printSage(game) + printDot(game) + printCGSuite(game),
  drawComplex(game),
].join();
export const numbers: number = bettiNumbers(complex).length + bettiNumbers(game).length;
const [cold, hot] = [temperature(parseValue('{9|-9}')), temperature(parseValue('{10|-10}'))];
export const hotter: boolean = hot > cold;

// @ts-expect-error a value is not a number
Math.max(parseValue('1'));

// @ts-expect-error a text is not a complex
shelling('facets:1 2');
