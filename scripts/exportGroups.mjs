// How the manual and the index group what a module exports: by the file in `src` that declares it, where the code is
// grouped already. JavaScript, as a plugin of typedoc loads it.

/**
 * Module → group → the files in its folder, in the order in which the groups are shown; the last pattern takes the
 * rest.
 */
export const GROUPS = {
  sets: { 'Families of sets': /./ },
  symmetry: { 'Canonical labelling': /^canonical/, 'Isomorphism and automorphisms': /./ },
  linear: { 'Matrices and normal forms': /./ },
  complex: {
    'Complexes and their faces': /^(SimplicialComplex|Vertex|faceNumbers|skeleton|faces)/,
    'Constructions, maps and symmetry': /^(barycentric|joins|homomorphism|complexIsomorphism|[a-z]\w*\.ts)/,
    Homology: /^homology\//,
    'Shellings and other decompositions': /^decompositions\//,
    'Forests and graftings': /^trees\//,
    Manifolds: /^manifolds\//,
    'Fundamental group, collapses': /^homotopy\//,
    'Named complexes': /./,
  },
  ideal: {
    'Rings, ideals, and the ways to complexes': /^(PolynomialRing|SquarefreeIdeal|correspondences|Duality|idealHom)/,
    'Hilbert series': /^hilbert/,
    'Betti numbers and resolutions': /^betti\//,
    'Cohen–Macaulay and related properties': /./,
  },
  poset: {
    'Posets and their maps': /^(LabelledPoset|posetIsomorphism|lexicographicProduct)/,
    'Face posets and order complexes': /^(facePoset|orderComplex|complexFrom|booleanIntervals)/,
    Lattices: /^(lattice|distributive|irreducibles)/,
    'Chains, antichains, functions': /./,
  },
  values: {
    'Values and numbers': /^\w+\.ts/,
    Names: /^names\//,
    'Temperature theory': /^temperature\//,
    'Literal forms': /^(forms|universes)\//,
    'Impartial and misère play': /^impartial\//,
    Stores: /./,
  },
  evaluation: {
    'Games on complexes': /^complexes\//,
    'Who wins': /^winner\//,
    'Games by their moves': /^moves\//,
    'Heaps, strips and periods': /./,
  },
  boards: {
    'Boards and families of boards': /^(Board|families|generators|grids|graphsUpTo|unionOfBoards)/,
    'Notation and files': /^(parse|print|graph6|boardFrom)/,
    Isomorphism: /(Isomorphism|relabellings)/,
    'Placements of pieces': /./,
  },
  games: {
    'Rulesets and games': /^\w+\.ts/,
    'Rulesets of the literature': /^rulesets\//,
    'Rulesets as data': /^declarative\//,
    'Game trees, graphs and posets': /^graph\//,
    'Literal equality': /^literal\//,
    Play: /^play\//,
    'Classes of placement games': /./,
  },
  digraphs: {
    'Digraph placement games': /^(Digraph|NamedDigraph|digraph|parse)/,
    'Conflict placement games and encodings': /^(Conflict|conflict|encodings)/,
    'Universal constructions': /^universal/,
    'Counting and orders': /./,
  },
  moves: {
    'Rulesets by their moves': /^\w+\.ts/,
    'Rows and strips': /^rows\//,
    'Heaps, squares and divisors': /^heaps\//,
    Mazes: /^maze\//,
    'HACKENBUSH and boards with pieces': /./,
  },
  positional: { 'Positional games': /^\w+\.ts/, 'Boards of the literature': /^families\//, Strategies: /./ },
  loopy: { 'Loopy games': /^\w+\.ts/, 'Oslo games': /^oslo\//, 'Games on boards': /./ },
  days: {
    'Posets of games': /^(GamePoset|gameDistributivity|gamePoset|parse)/,
    'Option-closed games': /^optionClosed\//,
    'Games by day, sums, children': /./,
  },
  lattice: {
    'Axioms and order': /^(axioms|order)\//,
    Outcomes: /^outcomes\//,
    'Games as lattice games': /^encodings\//,
    'Squarefree games': /^squarefree\//,
    Quotients: /^quotients\//,
    'Strategies and series': /^(strategies|series)\//,
    'Lattice games': /./,
  },
  graphology: { 'Graphs of graphology': /./ },
  constructions: {
    'Games from complexes': /^\w+\.ts/,
    'Γ-boards': /^gamma\//,
    'Small pieces': /^small\//,
    'Games with a given value': /./,
  },
  analysis: { 'Properties of complexes': /^\w+\.ts/, 'Classes of games': /^classes\//, 'Values of sums': /./ },
  formats: {
    'JSON documents': /([jJ]son|version|smallDocuments|gammaCertificate|renamings|Documents)/,
    Macaulay2: /[mM]acaulay2/,
    'Other programs': /^print(?!Json)/,
    'Monomials and ideals as text': /./,
  },
  sources: { 'The notation of the command line': /./ },
  pictures: { Pictures: /./ },
  jupyter: { 'Objects in notebooks': /./ },
  mathjs: { Expressions: /./ },
  worker: { 'Work in threads': /./ },
  surveys: { Surveys: /./ },
  index: { 'Errors and bounds': /./ },
};

/** The group of what a file in `src` declares, by the module that shows it. */
export function groupOf(module, path) {
  const groups = Object.entries(GROUPS[module] ?? {});
  const inside = path.startsWith(`${module}/`) ? path.slice(module.length + 1) : '';
  return (groups.find(([, files]) => inside !== '' && files.test(inside)) ?? groups[0])?.[0];
}
