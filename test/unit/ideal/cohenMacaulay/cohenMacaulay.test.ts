import { describe, expect, it } from 'vitest';
import { SimplicialComplex } from 'spgames/complex';
import { answersByCharacteristic, cohenMacaulay, cohenMacaulayReport, SquarefreeIdeal } from 'spgames/ideal';
import { thrownBy } from '../../../helpers/thrownBy.js';

const projectivePlane = SimplicialComplex.fromFacets(
  ['012', '013', '024', '035', '045', '125', '134', '145', '234', '235'].map((facet) => [...facet].map(Number)),
  6,
);
const bowtie = SimplicialComplex.fromFacets(
  [
    [0, 1, 2],
    [2, 3, 4],
  ],
  5,
);

describe('cohenMacaulay', () => {
  it('holds for the projective plane exactly outside characteristic 2', () => {
    expect(cohenMacaulay(projectivePlane)).toEqual({ cohenMacaulay: true, because: 'links' });
    expect(cohenMacaulay(projectivePlane, { characteristic: 3 })).toEqual({ cohenMacaulay: true, because: 'links' });
    const witness = { characteristic: 2n, face: [], degree: 1, rank: 1, linkDimension: 2 };
    expect(cohenMacaulay(projectivePlane, { characteristic: 2 })).toEqual({ cohenMacaulay: false, witness });
    const report = cohenMacaulayReport(projectivePlane);
    expect(report).toEqual({ holds: true, exceptions: [2n], witnesses: [witness] });
    expect(answersByCharacteristic(report)).toEqual({ 0: true, 2: false, 3: true });
  });

  it('names a link where it fails everywhere', () => {
    const witness = { face: [2], degree: 0, rank: 1, linkDimension: 1 };
    expect(cohenMacaulay(bowtie)).toEqual({ cohenMacaulay: false, witness: { characteristic: 0n, ...witness } });
    expect(cohenMacaulay(bowtie, { characteristic: 5 })).toEqual({
      cohenMacaulay: false,
      witness: { characteristic: 5n, ...witness },
    });
    expect(cohenMacaulayReport(bowtie)).toMatchObject({ holds: false, exceptions: [] });
  });

  it('finds a disconnected link of a complex that is not pure', () => {
    const complex = SimplicialComplex.fromFacets([[0, 1, 2, 3], [0, 1, 4], [5]], 7);
    expect(cohenMacaulay(complex)).toMatchObject({ witness: { face: [0, 1], degree: 0, rank: 1, linkDimension: 1 } });
  });

  it('holds in the degenerate cases', () => {
    expect(cohenMacaulay(SimplicialComplex.void(3))).toEqual({ cohenMacaulay: true, because: 'void' });
    expect(cohenMacaulay(SimplicialComplex.irrelevant(3))).toEqual({ cohenMacaulay: true, because: 'dimension' });
    expect(cohenMacaulay(SimplicialComplex.simplex(4))).toMatchObject({ cohenMacaulay: true });
    expect(cohenMacaulay(SimplicialComplex.simplex(0))).toMatchObject({ cohenMacaulay: true });
    expect(cohenMacaulay(SquarefreeIdeal.zero(2))).toMatchObject({ cohenMacaulay: true });
    expect(cohenMacaulay(SquarefreeIdeal.fromGenerators([[0]], 2))).toMatchObject({ cohenMacaulay: true });
  });

  it('is undecided beyond its limits', () => {
    expect(cohenMacaulay(projectivePlane, { characteristic: 2, limit: 3 })).toMatchObject({
      cohenMacaulay: 'undecided',
    });
    const report = cohenMacaulayReport(projectivePlane, { limit: 3 });
    expect(report).toMatchObject({ holds: 'undecided' });
    expect(answersByCharacteristic(report)).toEqual({ 0: 'undecided', 2: 'undecided', 3: 'undecided' });
    expect(thrownBy(() => cohenMacaulay(projectivePlane, { characteristic: 6 }))).toMatchObject({
      code: 'not-a-prime',
    });
  });
});
