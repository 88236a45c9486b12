import { describe, expect, it } from 'vitest';
import {
  buchsbaum,
  cohenMacaulayReport,
  depth,
  facetIdeal,
  gameIdealsCohenMacaulay,
  gorenstein,
  gorensteinReport,
  gorensteinStar,
  type LinkWitness,
  reportsOfOptions,
  resolutionInvariants,
  sequentiallyCohenMacaulay,
  sequentiallyCohenMacaulayReport,
  serreCondition,
  stanleyReisnerIdeal,
  verifyBuchsbaum,
  verifyCohenMacaulay,
  verifyCohenMacaulayReport,
  verifyDepth,
  verifyGorenstein,
  verifyLinkWitness,
} from 'spgames/ideal';
import { matchingComplex, namedComplex, SimplicialComplex, skeleton } from 'spgames/complex';
import { range } from '../../../helpers/range.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

const projectivePlane = SimplicialComplex.fromFacets(
  ['012', '013', '024', '035', '045', '125', '134', '145', '234', '235'].map((facet) => [...facet].map(Number)),
  6,
);
/** The join with two points. */
const suspension = SimplicialComplex.fromFacets(
  projectivePlane.facets.toLists().flatMap((facet) => [
    [...facet, 6],
    [...facet, 7],
  ]),
  8,
);
const pointAndEdge = SimplicialComplex.fromFacets([[0], [1, 2]], 3);
const twoEdges = SimplicialComplex.fromFacets(
  [
    [0, 1],
    [2, 3],
  ],
  4,
);

describe('cohenMacaulayReport', () => {
  it('finds 3-torsion in the matching complex M_7', () => {
    const report = cohenMacaulayReport(matchingComplex(7));
    expect(report).toMatchObject({ holds: true, exceptions: [3n] });
    expect(report).toMatchObject({
      witnesses: [{ characteristic: 3n, face: [], degree: 1, rank: 1, linkDimension: 2 }],
    });
  });

  it('finds torsion in links', () => {
    const report = cohenMacaulayReport(suspension);
    expect(report).toMatchObject({ holds: true, exceptions: [2n], witnesses: [{ face: [6], degree: 1 }] });
    expect(verifyCohenMacaulayReport(suspension, report)).toMatchObject({ verified: true });
  });

  it('holds for the dunce hat, for balls and spheres that are not shellable, for skeletons', () => {
    for (const name of ['dunce-hat', 'rudin-ball', 'ziegler-ball'] as const)
      expect(cohenMacaulayReport(namedComplex(name))).toMatchObject({ holds: true, exceptions: [] });
    expect(cohenMacaulayReport(skeleton(SimplicialComplex.simplex(9), 4))).toMatchObject({ holds: true });
  });
});

describe('sequentiallyCohenMacaulay', () => {
  it('allows facets of different sizes', () => {
    expect(sequentiallyCohenMacaulay(pointAndEdge)).toEqual({ sequentiallyCohenMacaulay: true });
    const witness = { characteristic: 0n, face: [], degree: 0, rank: 1, linkDimension: 1, generatedFrom: 1 };
    expect(sequentiallyCohenMacaulay(twoEdges)).toEqual({ sequentiallyCohenMacaulay: false, witness });
    expect(verifyLinkWitness(twoEdges, witness)).toMatchObject({ verified: true });
  });

  it('depends on the characteristic', () => {
    const complex = SimplicialComplex.fromFacets([...projectivePlane.facets.toLists(), [0, 6]], 7);
    const report = sequentiallyCohenMacaulayReport(complex);
    expect(report).toMatchObject({ holds: true, exceptions: [2n], witnesses: [{ generatedFrom: 2 }] });
    expect(sequentiallyCohenMacaulay(complex, { characteristic: 2 })).toMatchObject({
      sequentiallyCohenMacaulay: false,
    });
  });
});

describe('buchsbaum', () => {
  it('looks at links of vertices', () => {
    expect(buchsbaum(twoEdges)).toEqual({ buchsbaum: true });
    expect(buchsbaum(projectivePlane, { characteristic: 2 })).toEqual({ buchsbaum: true });
    expect(buchsbaum(suspension, { characteristic: 2 })).toMatchObject({
      buchsbaum: false,
      because: 'link',
      witness: { face: [6] },
    });
    expect(buchsbaum(pointAndEdge)).toEqual({ buchsbaum: false, because: 'not-pure' });
  });
});

describe('gorenstein', () => {
  it('holds for spheres and cones over them', () => {
    const square = SimplicialComplex.fromNonfaces(
      [
        [0, 2],
        [1, 3],
      ],
      5,
    );
    expect(gorenstein(square)).toEqual({ gorenstein: true, conePoints: [4] });
    expect(gorensteinStar(square)).toEqual({ gorensteinStar: false, because: 'cone', conePoints: [4] });
    expect(gorensteinStar(square.link([4]))).toEqual({ gorensteinStar: true });
    expect(gorensteinStar(SimplicialComplex.irrelevant(2))).toEqual({ gorensteinStar: true });
    expect(gorensteinStar(SimplicialComplex.void(2))).toEqual({ gorensteinStar: false, because: 'void' });
  });

  it('says why not', () => {
    expect(gorenstein(projectivePlane)).toEqual({ gorenstein: false, because: 'euler-characteristic', value: 0n });
    expect(gorenstein(twoEdges)).toEqual({ gorenstein: false, because: 'ridge', face: [1], facets: 1 });
    const twoCircles = SimplicialComplex.fromFacets(
      ['01', '12', '02', '34', '45', '35'].map((edge) => [...edge].map(Number)),
      6,
    );
    expect(gorenstein(twoCircles)).toMatchObject({ because: 'link', witness: { face: [], degree: 0 } });
    expect(gorensteinReport(twoEdges)).toEqual({ holds: false, exceptions: [], witnesses: [] });
  });
});

describe('serreCondition', () => {
  it('grows stronger with r', () => {
    expect(serreCondition(suspension, 2, { characteristic: 2 })).toEqual({ serre: true });
    expect(serreCondition(suspension, 3, { characteristic: 2 })).toMatchObject({
      serre: false,
      witness: { face: [6], degree: 1 },
    });
    expect(serreCondition(suspension, 3)).toEqual({ serre: true });
    expect(serreCondition(twoEdges, 1)).toEqual({ serre: true });
    expect(serreCondition(twoEdges, 2)).toMatchObject({ serre: false });
    expect(thrownBy(() => serreCondition(twoEdges, 0))).toMatchObject({ code: 'invalid-condition' });
  });
});

describe('depth', () => {
  it('has a face that attains it', () => {
    const witness = { characteristic: 2n, face: [], degree: 1, rank: 1, linkDimension: 2 };
    expect(depth(projectivePlane, { characteristic: 2 })).toEqual({ depth: 2, witness });
    expect(depth(projectivePlane).depth).toBe(3);
    expect(depth(SimplicialComplex.void(3))).toEqual({ depth: Infinity, witness: undefined });
    expect(depth(SimplicialComplex.irrelevant(3)).depth).toBe(0);
  });

  it('does with two thousand vertices in few facets', () => {
    const all = range(2000);
    const facets = [0, 1, 2, 3].map((k) => all.filter((v) => v % 4 !== k));
    const ideal = stanleyReisnerIdeal(SimplicialComplex.fromFacets(facets, 2000));
    expect(depth(ideal).depth).toBe(3); // the union has the homology of a 2-sphere
    expect(resolutionInvariants(ideal)).toEqual({ depth: 3, projectiveDimension: 1997, regularity: 3 });
  });
});

describe('reportsOfOptions', () => {
  it('asks for the link of each vertex', () => {
    const reports = reportsOfOptions(suspension).map(({ vertex, report }) => [
      vertex,
      report.holds !== 'undecided' && report.exceptions,
    ]);
    expect(reports).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((v) => [v, v < 6 ? [] : [2n]]));
    const [first] = reportsOfOptions(twoEdges, {
      question: (option, options) => cohenMacaulayReport(facetIdeal(option), options),
    });
    expect(first).toMatchObject({ vertex: 0, report: { holds: true } });
  });

  it('both game ideals: a whiskered edge has a Cohen–Macaulay legal ideal', () => {
    const path = SimplicialComplex.fromFacets(
      [
        [0, 1],
        [0, 2],
        [1, 3],
      ],
      4,
    );
    const { legalIdeal, illegalIdeal } = gameIdealsCohenMacaulay(path);
    expect(legalIdeal).toMatchObject({ holds: true });
    expect(illegalIdeal).toMatchObject({ holds: true });
    expect(gameIdealsCohenMacaulay(twoEdges).illegalIdeal).toMatchObject({ holds: false });
  });
});

describe('limits', () => {
  it('give undecided, tables throw', () => {
    const big = skeleton(SimplicialComplex.simplex(9), 4);
    const few = { limit: 20 };
    expect(sequentiallyCohenMacaulay(big, { ...few, characteristic: 0 })).toMatchObject({
      sequentiallyCohenMacaulay: 'undecided',
    });
    expect(buchsbaum(big, { ...few, characteristic: 0 })).toMatchObject({ buchsbaum: 'undecided' });
    expect(serreCondition(big, 2, { ...few, characteristic: 0 })).toMatchObject({ serre: 'undecided' });
    expect(cohenMacaulayReport(big, { timeoutMs: 0 })).toMatchObject({ holds: 'undecided' });
    expect(thrownBy(() => depth(big, { ...few, characteristic: 0 }))).toMatchObject({ code: 'too-many-items' });
    expect(thrownBy(() => resolutionInvariants(stanleyReisnerIdeal(big), { ...few, characteristic: 0 }))).toMatchObject(
      {
        code: 'too-many-items',
      },
    );
    const sphere = SimplicialComplex.fromNonfaces(
      [0, 1, 2, 3].map((i) => [2 * i, 2 * i + 1]),
      8,
    );
    expect(gorenstein(sphere, { characteristic: 0, limit: 5 })).toMatchObject({ gorenstein: 'undecided' });
    expect(gorensteinStar(sphere, { characteristic: 0, limit: 5 })).toMatchObject({ gorensteinStar: 'undecided' });
  });
});

describe('verification', () => {
  it('refuses corrupted answers', () => {
    const witness: LinkWitness = { characteristic: 2n, face: [], degree: 1, rank: 1, linkDimension: 2 };
    expect(verifyLinkWitness(projectivePlane, witness)).toMatchObject({ verified: true });
    expect(verifyLinkWitness(projectivePlane, { ...witness, characteristic: 3n })).toMatchObject({ verified: false });
    expect(verifyLinkWitness(projectivePlane, { ...witness, face: [0] })).toMatchObject({ verified: false });
    expect(verifyLinkWitness(projectivePlane, { ...witness, face: [9] })).toMatchObject({ verified: false });
    expect(verifyLinkWitness(projectivePlane, { ...witness, rank: 2 })).toMatchObject({ verified: false });
    expect(
      verifyCohenMacaulay(projectivePlane, { cohenMacaulay: false, witness }, { characteristic: 2 }),
    ).toMatchObject({
      verified: true,
    });
    expect(
      verifyCohenMacaulay(projectivePlane, { cohenMacaulay: false, witness }, { characteristic: 0 }),
    ).toMatchObject({
      verified: false,
    });
    expect(
      verifyCohenMacaulay(projectivePlane, { cohenMacaulay: true, because: 'links' }, { characteristic: 2 }),
    ).toMatchObject({
      verified: false,
    });
    const top = { ...witness, degree: 2 };
    expect(
      verifyCohenMacaulay(projectivePlane, { cohenMacaulay: false, witness: top }, { characteristic: 2 }),
    ).toMatchObject({
      verified: false,
    });
    const report = { holds: true, exceptions: [], witnesses: [] } as const;
    expect(verifyCohenMacaulayReport(projectivePlane, report)).toMatchObject({ verified: false });
    expect(verifyCohenMacaulayReport(twoEdges, report)).toMatchObject({ verified: false });
    expect(verifyBuchsbaum(pointAndEdge, { buchsbaum: true })).toMatchObject({ verified: false });
    expect(verifyBuchsbaum(twoEdges, { buchsbaum: false, because: 'not-pure' })).toMatchObject({ verified: false });
    expect(verifyGorenstein(twoEdges, { gorenstein: true, conePoints: [] })).toMatchObject({ verified: false });
    expect(verifyGorenstein(twoEdges, { gorenstein: false, because: 'ridge', face: [1], facets: 3 })).toMatchObject({
      verified: false,
    });
    expect(verifyDepth(projectivePlane, { depth: 3, witness: { ...top, characteristic: 0n } })).toMatchObject({
      verified: false,
    });
    expect(verifyDepth(projectivePlane, { depth: 2, witness }, { characteristic: 0 })).toMatchObject({
      verified: false,
    });
  });
});
