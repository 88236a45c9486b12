import { describe, expect, it } from 'vitest';
import { asComplex, parseSource } from 'spgames/sources';
import {
  bettiNumbers,
  facetIdeal,
  type LinkWitness,
  multigradedBettiNumbers,
  stanleyReisnerIdeal,
  verifyLinkWitness,
} from 'spgames/ideal';
import { coveringFromJson } from 'spgames/formats';
import {
  type CheckableObstruction,
  type DecompositionNode,
  type Grafting,
  type HomologyCycle,
  matchingComplex,
  namedComplex,
  namedComplexes,
  reducedHomology,
  reducedHomologyOver,
  restrictionSets,
  type SimplicialComplex,
  verifyComplexIsomorphism,
  verifyDecomposition,
  verifyGrafting,
  verifyHomologyCycles,
  verifyObstruction,
  verifyPartition,
  verifyShelling,
  verifySimplicialForest,
} from 'spgames/complex';
import { runJson } from '../../helpers/runCommand.js';

const matching = matchingComplex(7);
const sources = [
  'facets:',
  'vertices:a b; facets:{}',
  'facets:1',
  'facets:1, 2',
  'facets:1 2, 3',
  'facets:1 2, 3 4',
  'facets:1 2 3, 3 4 5',
  'facets:1 2, 2 3, 3 4, 4 1',
  'facets:x1 x2 x3, x3 y1, 7',
  'facets:1 2, 3 4 5',
  'vertices:0 1 2 3 4; facets:1 2 3, 2 3 4, 1 4',
  'facets:x1 w1, x1 y2, y2 w2', // a whiskered edge
  'facets:1 2 3, 3 4, 4 5 6, 6 1',
  'facets:1 2 4, 1 2 5, 1 2 6, 1 4 5, 4 5 7',
  'facets:2, 5 7, 1 4 6',
  'facets:1 6, 2 6, 3 4, 3 5, 4 7, 5 7',
  'snort@path:3',
  'col@cycle:5',
  'col@complete:3',
  'nogo@path:3',
  'node-kayles@cycle:5',
  'domineering@grid:2x2',
  ...namedComplexes
    .filter(({ fVector }) => fVector.length <= 4 && fVector[1]! < 15)
    .map(
      ({ facets }) =>
        `facets:${facets
          .split(' ')
          .map((word) => Array.from(word).join(' '))
          .join(', ')}`,
    ),
];

/** Too large for all properties at each run of the tests. */
const [large, sphere] = [matching, namedComplex('poincare-sphere')].map((complex) => {
  const facets = complex.facets.toLists().map((facet) => facet.map((v) => complex.vertices[v]!.label).join(' '));
  return `facets:${facets.join(', ')}`;
}) as [string, string];

type Labels = readonly string[];
type Json = Record<string, unknown>;

/** Turns the labels of a document into the vertices of its complex. */
class Reader {
  readonly complex: SimplicialComplex;
  readonly #index: ReadonlyMap<string, number>;
  readonly #facets: ReadonlyMap<string, number>;

  constructor(complex: SimplicialComplex) {
    this.complex = complex;
    this.#index = new Map(complex.vertices.map(({ label }, v) => [label, v]));
    this.#facets = new Map(complex.facets.toLists().map((facet, i) => [facet.join(), i]));
  }

  set(labels: unknown): number[] {
    return (labels as Labels).map((label) => this.#index.get(label)!).sort((a, b) => a - b);
  }

  facet(labels: unknown): number {
    return this.#facets.get(this.set(labels).join()) ?? -1;
  }

  facets(list: unknown): number[] {
    return (list as Labels[]).map((labels) => this.facet(labels));
  }
}

/** Checks the witness of each property from the definition; the number of witnesses that were there. */
function check(reader: Reader, found: Json, witnesses: Record<string, Json | undefined>): number {
  const { complex } = reader;
  const size = (labels: unknown): number => (labels as Labels).length;
  const checks: Record<string, (witness: Json) => boolean> = {
    automorphisms: (witness) => checkAutomorphisms(reader, String(found['automorphisms']), witness),
    pure: ({ facets }) =>
      reader.facets(facets).every((i) => i >= 0) && size((facets as Labels[])[0]) < size((facets as Labels[])[1]),
    unmixed: ({ minimalVertexCovers: covers }) => {
      const all = complex.minimalVertexCovers;
      const sets = (covers as Labels[]).map((labels) => reader.set(labels));
      return sets.every((set) => all.includes(set)) && sets[0]!.length < sets[1]!.length;
    },
    flag: ({ minimalNonface }) => complex.isVoid || complex.minimalNonfaces.includes(reader.set(minimalNonface)),
    connected: ({ components }) => (components as Labels[]).length > 1,
    shellable: (witness) => {
      if (found['shellable'] !== true) return refutesShelling(reader, witness);
      const order = reader.facets(witness['order']);
      const restrictions = (witness['restrictionSets'] as Labels[]).map((labels) => reader.set(labels));
      expect(restrictions).toEqual(restrictionSets(complex, order));
      return verifyShelling(complex, order).verified;
    },
    vertexDecomposable: (witness) => {
      if (found['vertexDecomposable'] !== true)
        return witness['because'] === 'exhausted' || refutesShelling(reader, witness['reason'] as Json);
      const tree = (witness['tree'] as Json[]).map((node): DecompositionNode => {
        if ('facet' in node) return { facet: reader.facet(node['facet']) };
        return { ...(node as { deletion: number; link: number }), face: reader.set(node['face']) };
      });
      return verifyDecomposition(complex, tree, 0).verified;
    },
    partitionable: (witness) => {
      if (found['partitionable'] !== true) return typeof witness['because'] === 'string';
      const intervals = (witness['intervals'] as Json[]).map(({ from, to }) => ({
        restriction: reader.set(from),
        facet: reader.facet(to),
      }));
      return verifyPartition(complex, intervals).verified;
    },
    cohenMacaulay: (witness) => checkLinks(complex, reader, found['cohenMacaulay'] as Json, witness),
    legalIdealCohenMacaulay: (witness) =>
      checkLinks(facetIdeal(complex).complex, reader, found['legalIdealCohenMacaulay'] as Json, witness),
    sequentiallyCohenMacaulay: (witness) => {
      const answers = found['sequentiallyCohenMacaulay'] as Json;
      expect(characteristics(witness)).toEqual(failing(answers));
      return linksOf(reader, witness).every(
        (link) => link.degree < link.generatedFrom! - link.face.length && verifyLinkWitness(complex, link).verified,
      );
    },
    depth: (witness) => {
      const { face, degree, rank } = witness as { face: Labels; degree: number; rank: number };
      const groups = reducedHomologyOver(complex.link(reader.set(face)), 0);
      return face.length + degree + 1 === found['depth'] && groups[degree + 1]!.rank === rank && rank > 0;
    },
    projectiveDimension: (witness) => witness['i'] === found['projectiveDimension'] && isBetti(witness),
    regularity: (witness) =>
      size(witness['multidegree']) - (witness['i'] as number) === found['regularity'] && isBetti(witness),
    homology: ({ cycles }) => checkCycles(reader, cycles as Json[]),
    forest: (witness) => {
      const claim =
        found['forest'] === true
          ? { forest: true as const, order: reader.facets(witness['goodLeafOrder']) }
          : { forest: false as const, leafless: reader.facets(witness['withoutLeaf']) };
      return verifySimplicialForest(complex, claim).verified;
    },
    grafted: (witness) => verifyGrafting(complex, graftingOf(reader, witness)).verified,
  };
  const isBetti = ({ i, multidegree, rank }: Json): boolean =>
    multigradedBettiNumbers(stanleyReisnerIdeal(complex)).some(
      ([j, monomial, r]) => j === i && r === rank && monomial.join() === reader.set(multidegree).join(),
    );
  let checked = 0;
  for (const [name, test] of Object.entries(checks)) {
    const witness = witnesses[name];
    if (witness === undefined) continue;
    expect([name, test(witness)]).toEqual([name, true]);
    checked++;
  }
  return checked;
}

/** Checks a reason against shellings by the definitions; exhaustion is the word of the search. */
function refutesShelling(reader: Reader, { because, face, facets, covering, ...rest }: Json): boolean {
  if (because === 'exhausted') return true;
  const big = (value: unknown): unknown => (Array.isArray(value) ? value.map(BigInt) : BigInt(value as number));
  const bigints = Object.entries(rest).map(([name, value]) => [
    name,
    ['hVector', 'count', 'torsion', 'expectedRank', 'characteristic'].includes(name) ? big(value) : value,
  ]);
  const witness = {
    ...(Object.fromEntries(bigints) as Json),
    ...(face !== undefined && { face: reader.set(face) }),
    ...(facets !== undefined && { facets: reader.facets(facets) }),
    // A document of its own: its vertices are indices, those of the complex.
    ...(covering !== undefined && { covering: coveringFromJson(covering).covering }),
  };
  return verifyObstruction(reader.complex, { because, witness } as unknown as CheckableObstruction).verified;
}

/** The characteristics of the links that are shown: 0, or all in which the answer differs. */
function characteristics({ links }: Json): unknown[] {
  return (links as Json[]).map(({ characteristic }) => characteristic);
}

function failing(answers: Json): number[] {
  if (answers['0'] === false) return [0];
  return Object.keys(answers)
    .map(Number)
    .filter((p) => answers[p] === false);
}

function linksOf(reader: Reader, { links }: Json): LinkWitness[] {
  return (links as (LinkWitness & Json)[]).map((link) => ({
    ...link,
    characteristic: BigInt(link.characteristic),
    face: reader.set(link.face),
  }));
}

/** Links with homology below their dimension: one in characteristic 0, or one for each exception. */
function checkLinks(complex: SimplicialComplex, reader: Reader, answers: Json, witness: Json): boolean {
  expect(characteristics(witness)).toEqual(failing(answers));
  return linksOf(reader, witness).every(
    (link) => link.degree < link.linkDimension && link.rank > 0 && verifyLinkWitness(complex, link).verified,
  );
}

function checkCycles(reader: Reader, cycles: readonly Json[]): boolean {
  const chain = (terms: unknown): HomologyCycle['chain'] =>
    (terms as Json[]).map((term) => ({
      face: reader.set(term['face']),
      coefficient: BigInt(term['coefficient'] as number),
    }));
  return reducedHomology(reader.complex).every(({ degree }) => {
    const inDegree = cycles.filter((cycle) => cycle['degree'] === degree);
    const found = inDegree.map((cycle) => ({
      chain: chain(cycle['chain']),
      bounding: chain(cycle['bounding']),
      order: BigInt(cycle['order'] as number),
    }));
    return verifyHomologyCycles(reader.complex, degree, found).verified;
  });
}

/** The generators are automorphisms, and generate a group of the order and with the orbits that are told. */
function checkAutomorphisms(reader: Reader, order: string, { generators, orbits }: Json): boolean {
  const { complex } = reader;
  const permutations = (generators as Labels[][]).map((cycles) => {
    const images = Array.from(complex.vertices.keys());
    for (const cycle of cycles) {
      const vertices = complex.indices(cycle);
      vertices.forEach((v, i) => (images[v] = vertices[(i + 1) % vertices.length]!));
    }
    return images;
  });
  const faces = complex.support;
  for (const images of permutations)
    expect(
      verifyComplexIsomorphism(
        complex,
        complex,
        faces.map((v): [number, number] => [v, images[v]!]),
      ),
    ).toMatchObject({ verified: true });
  const group = new Map([[Array.from(complex.vertices.keys()).join(), Array.from(complex.vertices.keys())]]);
  for (const element of group.values())
    for (const images of permutations) {
      const product = element.map((v) => images[v]!);
      if (group.size <= 2000) group.set(product.join(), product);
    }
  // Of a large group only a part is listed: orbits are what generators reach.
  const orbitOf = (v: number): string => {
    const orbit = new Set([v]);
    for (const u of orbit) for (const images of permutations) orbit.add(images[u]!);
    return [...orbit].sort((a, b) => a - b).join();
  };
  const told = (orbits as Labels[]).map((labels) =>
    reader
      .set(labels)
      .sort((a, b) => a - b)
      .join(),
  );
  expect(new Set(told)).toEqual(new Set(faces.map(orbitOf)));
  return group.size > 2000 || String(group.size) === order;
}

function graftingOf(reader: Reader, witness: Json): Grafting {
  switch (witness['because']) {
    case undefined:
      return { grafted: true, leaves: reader.facets(witness['leaves']), base: reader.facets(witness['graftedOn']) };
    case 'overlapping-leaves': {
      const [i, j] = reader.facets(witness['leaves']);
      return { grafted: false, because: 'overlapping-leaves', leaves: [i!, j!] };
    }
    case 'vertex-in-no-leaf':
      return { grafted: false, because: 'vertex-in-no-leaf', vertex: reader.set([witness['vertex']])[0]! };
    default: {
      const [j, k] = reader.facets(witness['facets']);
      return { grafted: false, because: 'leaf-not-good', leaf: reader.facet(witness['leaf']), facets: [j!, k!] };
    }
  }
}

/** The answers that must have a witness. */
function mustHaveWitness(found: Json, complex: SimplicialComplex): string[] {
  const no = ['pure', 'unmixed', 'flag', 'connected'].filter((name) => found[name] === false);
  const answers = ['cohenMacaulay', 'sequentiallyCohenMacaulay', 'legalIdealCohenMacaulay'];
  const notEverywhere = answers.filter((name) => Object.values(found[name] ?? {}).includes(false));
  const always = ['automorphisms', 'shellable', 'vertexDecomposable', 'partitionable', 'forest', 'grafted'];
  const numbers = complex.isVoid ? [] : ['depth', 'projectiveDimension', 'regularity'];
  const groups = (found['homology'] as { Z: { rank: number; torsion: unknown[] }[] }).Z;
  const cycles = groups.some(({ rank, torsion }) => rank > 0 || torsion.length > 0) ? ['homology'] : [];
  return [...no, ...always, ...notEverywhere, ...numbers, ...cycles].sort();
}

/** Their witnesses are checked in test/property/analysis/witnesses.test.ts. */
const ELSEWHERE = new Set(['gorenstein', 'buchsbaum', 'serre', 'linearResolution', 'pseudomanifold', 'balanced']);

describe('analyze --explain', () => {
  it.each(sources)('%s: what it shows is true', async (source) => {
    const document = await runJson(['analyze', source, '--explain']);
    const { witnesses, ...found } = document;
    const complex = asComplex(parseSource(source));
    const shown = Object.keys(witnesses as Json).filter((name) => !ELSEWHERE.has(name));
    expect(shown.sort()).toEqual(mustHaveWitness(found, complex));
    expect(check(new Reader(complex), found, witnesses as Record<string, Json>)).toBeGreaterThan(4);
    expect(found['betti']).toEqual(
      bettiNumbers(stanleyReisnerIdeal(complex)).map(([i, degree, rank]) => [i, degree, Number(rank)]),
    );
  });

  it('every reason of the reports occurs', async () => {
    const seen = new Set<string>();
    for (const source of [...sources, large, sphere]) {
      const only = 'shellable,vertexDecomposable,grafted';
      const { witnesses, ...found } = await runJson(['analyze', source, '--explain', '--only', only]);
      check(new Reader(asComplex(parseSource(source))), found, witnesses as Record<string, Json>);
      for (const [name, { because }] of Object.entries(witnesses as Record<string, Json>))
        if (typeof because === 'string') seen.add(`${name} ${because}`);
    }
    expect([...seen].sort()).toEqual([
      'grafted leaf-not-good',
      'grafted overlapping-leaves',
      'grafted vertex-in-no-leaf',
      'shellable bipartite',
      'shellable exhausted',
      'shellable fundamental-group',
      'shellable h-triangle',
      'shellable h-vector',
      'shellable homology',
      'shellable link',
      'vertexDecomposable exhausted',
      'vertexDecomposable not-shellable',
    ]);
  });
});
