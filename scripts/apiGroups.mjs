// How typedoc groups what a module exports: by the file in `src` that declares it, where the code is grouped already.
// Types come last. Each group is a page. A plugin of typedoc (typedoc.json), which loads JavaScript only.
import { Comment, Converter, DeclarationReflection, ReflectionKind } from 'typedoc';
import { MarkdownPageEvent, ModuleRouter } from 'typedoc-plugin-markdown';

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
    'Literal forms': /^forms\//,
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
    'Boards and families of boards': /^(Board|generators|grids|disjointUnion)/,
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
  index: { 'Errors and bounds': /./ },
};

export const TYPES = 'Types';

/** All groups, in the order in which they are shown. */
const ORDER = [...new Set(Object.values(GROUPS).flatMap((groups) => Object.keys(groups))), TYPES];

/** The group of what a file in `src` declares, by the module that shows it. */
export function groupOf(module, path) {
  const groups = Object.entries(GROUPS[module] ?? {});
  const inside = path.startsWith(`${module}/`) ? path.slice(module.length + 1) : '';
  return (groups.find(([, files]) => inside !== '' && files.test(inside)) ?? groups[0])?.[0];
}

const shownAsType = ReflectionKind.Interface | ReflectionKind.TypeAlias;

/** The group of something that a module shows. */
function titleOf(module, child, file) {
  const name = module.name === 'spgames' ? 'index' : module.name.replace(/^.*\//, '');
  return child.kindOf(shownAsType) ? TYPES : groupOf(name, file.replace(/^.*\/src\//, ''));
}

/** Moves what a module shows into namespaces, one for each group, whose description lists the names. */
function makeGroups(project, module, titles) {
  const order = new Set([...titles.values()].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  for (const title of order) {
    const members = module.children.filter((child) => titles.get(child) === title);
    const group = new DeclarationReflection(title, ReflectionKind.Namespace, module);
    project.registerReflection(group, undefined, undefined);
    for (const member of members) {
      module.removeChild(member);
      member.parent = group;
      group.addChild(member);
    }
    group.comment = new Comment([...linksTo(members), { kind: 'text', text: '.' }]);
    module.addChild(group);
  }
}

/** Puts the groups of a module into their order. */
function sortGroups(module) {
  const place = ({ name }) => ORDER.indexOf(name);
  const lists = [
    module.children,
    module.childrenIncludingDocuments,
    ...(module.groups ?? []).map(({ children }) => children),
  ];
  for (const list of lists) list?.sort((a, b) => place(a) - place(b));
}

/** Links with commas between them. */
function linksTo(targets) {
  const links = targets.flatMap((target) => [
    { kind: 'text', text: ', ' },
    { kind: 'inline-tag', tag: '@link', text: target.name, target },
  ]);
  return links.slice(1);
}

/** Makes a paragraph of the first sentence of a description: that is what lists show. */
function setFirstSentenceApart(comment) {
  for (const part of comment?.summary ?? []) {
    if (part.kind !== 'text') continue;
    const ended = part.text.replace(
      /(?<!\b(?:Def|Thm|Prop|Fig|Sec|Ex|Cor|Constr|e\.g|i\.e|cf|p))([.?])\s+(?=\p{Lu})/u,
      '$1\n\n',
    );
    if (ended === part.text) continue;
    part.text = ended;
    return;
  }
}

/** Names that a module has from others become a list of links, module by module. */
function listReferences(project, module) {
  const references = (module.children ?? []).filter((child) => child.kindOf(ReflectionKind.Reference));
  const byModule = new Map();
  for (const reference of references) {
    const target = reference.getTargetReflectionDeep();
    byModule.set(target.parent.name, [...(byModule.get(target.parent.name) ?? []), target]);
    project.removeReflection(reference);
  }
  for (const [name, targets] of [...byModule].sort()) {
    module.comment?.summary.push({ kind: 'text', text: `\n\nFrom \`${name}\`: ` }, ...linksTo(targets), {
      kind: 'text',
      text: '.',
    });
  }
}

/**
 * A page for each group, with a name that is an address as it stands. What a page shows has its name as anchor, members
 * that of the whole before it.
 */
class GroupRouter extends ModuleRouter {
  buildAnchors(target) {
    if (!target.isDeclaration() && !target.isSignature() && !target.isTypeParameter()) return;
    const names = [];
    let above = target;
    for (; !above.kindOf(ReflectionKind.SomeModule | ReflectionKind.Project); above = above.parent)
      if (above.isDeclaration() && !above.kindOf(ReflectionKind.TypeLiteral)) names.unshift(above.name);
    const anchor = names.slice(0, 2).join('.');
    this.anchors.set(target, anchor);
    this.fullUrls.set(target, `${this.fullUrls.get(above)}#${anchor}`);
    target.traverse((child) => {
      this.buildAnchors(child);
      return true;
    });
  }
  getReflectionAlias(reflection) {
    const name = super.getReflectionAlias(reflection);
    return reflection.kind === ReflectionKind.Namespace ? slug(name) : name;
  }
  getNamespaceDirectory(reflection) {
    return this.getReflectionAlias(reflection.parent);
  }
}

function slug(title) {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Links to pages beside a page, and inside of it, begin with `./`: else the theme would write their anchors small. */
function writeLinksInFull(page) {
  const own = page.url.replace(/^.*\//, '');
  const parts = page.contents.split(/(^```[^]*?^```$)/m);
  page.contents = parts
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(/\]\((?=#|[\w-][\w/-]*\.md)/g, (start, at) => `${start}./${part[at + 2] === '#' ? own : ''}`),
    )
    .join('');
}

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.children ?? []) {
      listReferences(context.project, module);
      const titles = new Map();
      for (const child of module.children ?? []) {
        const declared = context.getSymbolFromReflection(child)?.declarations?.[0];
        titles.set(child, titleOf(module, child, declared?.getSourceFile().fileName ?? ''));
        for (const { comment } of [child, ...(child.signatures ?? [])]) setFirstSentenceApart(comment);
      }
      makeGroups(context.project, module, titles);
    }
  });
  // After typedoc has sorted everything by name.
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => project.children?.forEach(sortGroups), -1e4);
  app.renderer.on(MarkdownPageEvent.END, writeLinksInFull, 100);
  app.renderer.defineRouter('groups', GroupRouter);
}
