/**
 * The layers of `src`, in order: a folder (or one of the first files) imports only from those above it. A test holds the code
 * against this list, and `docs/architecture.md` shows it.
 */
export const LAYERS: readonly (readonly [name: string, what: string])[] = [
  ['errors', 'the errors that the library throws on purpose, with code, hint and details'],
  ['node', 'the modules of Node, where there are any'],
  ['memory', 'how much memory the process has and uses, where that can be known'],
  ['run', 'bounds and progress of long work: steps, time left, parts, “undecided”'],
  ['document', 'what all JSON documents have: the version, integers of any size'],
  ['player', 'Left and Right, opponents, what an isomorphism may do with the sides'],
  ['text', 'the reader of JSON documents and the span of text: errors that name the path, or line and column'],
  ['verification', 'what verifiers answer: verified, or why not'],
  ['shape', 'what a certificate must look like before it is looked into'],
  ['arguments', 'readers of arguments at the doors: what was found, what was expected'],
  ['sets', 'packed families of finite sets; minimal transversals; dualisation with an oracle; all tricks with bits'],
  ['symmetry', 'canonical labelling, isomorphism with a witness and automorphisms of coloured families and digraphs'],
  ['linear', 'exact sparse linear algebra: ranks, Smith normal form'],
  [
    'complex',
    'simplicial complexes: duals, face numbers, homology, shellings and other decompositions, forests, manifolds',
  ],
  ['ideal', 'square-free monomial ideals: the ways to complexes, Hilbert series, Betti numbers, Cohen–Macaulay'],
  ['poset', 'labelled posets, face posets, order complexes, lattices'],
  ['values', 'short games: forms, canonical values, names, numbers, temperature theory'],
  ['evaluation', 'values by search: of games on complexes, of games by their moves, of heaps and strips'],
  ['boards', 'graphs to play on, their notation and files, placements of pieces'],
  ['games', 'rulesets and their compiler, the catalogue, game graphs, literal equality, classes of placement games'],
  ['graphology', 'boards, game graphs and game trees as graphs of the library `graphology`, and back'],
  ['constructions', 'theorems that build a game or a complex from another object, each with a certificate'],
  ['analysis', 'the register of properties of complexes: how each is decided fastest, with witnesses; values of sums'],
  ['formats', 'JSON documents, and text of other programs both ways'],
  ['sources', 'the notation of the command line'],
  ['pictures', 'SVG of boards, complexes and thermographs'],
  ['worker', 'long computations in threads beside the caller’s: Web Workers, and those of Node'],
  ['index', 'the headline names of all of these'],
  ['browser', 'all of the library but `graphology` in one file, for pages without a bundler'],
  ['cli', 'the command; the only place with Node’s modules and with output'],
];
