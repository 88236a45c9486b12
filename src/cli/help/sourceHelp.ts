import type { HelpSection } from './HelpPage.js';

/** What the help of the program says below its commands. */
export const SOURCE_HELP: readonly HelpSection[] = [
  {
    title: 'Sources',
    rows: [
      ['RULESET@BOARD', 'snort@path:5, domineering@grid:3x4 (see: spgames catalog)'],
      ['RULESET@POSITION', 'hackenbush@stalk:LRE, chomp@grid:3x4: games by their moves (see: spgames catalog)'],
      ['FILE.json@BOARD', 'a ruleset from a file; its JSON may stand there itself'],
      ['facets:x1 x2, x2 y1', 'a complex by its facets; facets: is void, facets:{} is {∅}'],
      ['nonfaces:x1 y1, x2 y2', 'a complex by its nonfaces'],
      ['ideal:x1*x3, x2*x3*x4', 'a square-free monomial ideal'],
      ['named:dunce-hat', 'a named complex; matching:7, random:n=8,d=2 (see: spgames catalog complexes)'],
      ['digraph:LLR 0>1 1-2', 'a digraph placement game: the owner of each vertex, then arcs, one-way or two-way'],
      ['value:{2|-2}', 'a value of a short game, where no rules are needed'],
      ['form:{0,1|3}', 'a literal game: nothing is simplified'],
      ['loopy:over={0|pass}', 'a loopy game by equations, or by its name: loopy:upon, loopy:2 + over'],
      ['lattice:moves 1,0 -1,1', 'a lattice game, perhaps with ; defeated 0,0 ; inequalities 1,0>=0'],
      ['lattice:moves 1,0@3,4', 'a position of a lattice game'],
      ['poset:a<b<c, a<d; e', 'a poset by chains of relations, and single elements'],
      ['vertices:x1 x2; facets:…', 'the order of the vertices, before facets, nonfaces or an ideal'],
      ['FILE or -', 'JSON, a list of facets or one of these, from a file or standard input'],
      ['SOURCE + SOURCE', 'a sum; SOURCE + BOARD extends the board'],
      ['SOURCE - SOURCE', 'a difference; -SOURCE is the negative and follows --, 3*SOURCE a multiple'],
    ],
  },
  {
    title: 'Exit status',
    rows: [
      ['0', 'done'],
      ['1', 'the answer is no'],
      ['2', 'bad input'],
      ['3', 'undecided or out of time'],
      ['70', 'a fault of spgames'],
      ['130', 'interrupted'],
    ],
  },
  {
    title: 'More',
    rows: [
      ['spgames help COMMAND', 'its options and examples'],
      ['spgames help properties', 'the meaning of the properties that analyze finds'],
      ['spgames', 'prints this'],
    ],
  },
];
