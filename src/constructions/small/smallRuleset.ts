import { describeRuleset, type ClauseData, type PieceData, type RulesetData } from '../../games/index.js';
import { playerName, type Player } from '../../player.js';
import type { SmallAtom } from './smallAtoms.js';
import type { SmallRules } from './SmallSearch.js';

/**
 * The ruleset of rules that were found: for each player as many kinds of pieces as lie on one vertex, each on the whole
 * board, or on the vertices that are listed.
 * @param sides of the vertices of the target
 */
export function smallRuleset(
  { layout, atoms }: SmallRules,
  sides: readonly (Player | undefined)[],
  as: string,
): RulesetData {
  const m = layout.board.vertexCount;
  const pieces: PieceData[] = [];
  const several: string[] = [];
  for (const side of ['L', 'R', undefined] as const) {
    const onVertex = new Array<number>(m).fill(0);
    layout.cells.forEach((cell, v) => {
      if (sides[v] === side) onVertex[cell]!++;
    });
    const kinds = Math.max(0, ...onVertex);
    for (let kind = 1; kind <= kinds; kind++) {
      const on = onVertex.flatMap((count, v) => (count >= kind ? [v] : []));
      pieces.push({
        piece: kind === 1 ? 'vertex' : `vertex ${kind}`,
        ...(side !== undefined && { side }),
        ...(on.length < m && { on }),
        graph: { n: 1, edges: [] },
      });
    }
    if (kinds > 1)
      several.push(`${side === undefined ? 'There are' : `${playerName(side)} has`} ${kinds} kinds of pieces.`);
  }
  const data: RulesetData = {
    type: 'ruleset',
    name: `small ${as}`,
    pieces,
    clauses: clausesOf(atoms, several.length > 0),
  };
  return several.length === 0 ? data : { ...data, words: [...several, describeRuleset(data)].join(' ') };
}

/** @param several has some player more than one kind of pieces? */
function clausesOf(atoms: readonly SmallAtom[], several: boolean): ClauseData[] {
  const clauses: ClauseData[] = [];
  const distancesOf = (between: string): number[] =>
    atoms.flatMap(({ clause }) => (clause.forbid === 'distance' && clause.between === between ? clause.in : []));
  const [own, opposing] = [distancesOf('own'), distancesOf('opposing')];
  // Where pieces of one player cannot overlap, an overlap of pieces of different players is one of any pieces.
  const both = opposing.filter((d) => own.includes(d) || (d === 0 && !several));
  const lists = {
    any: [...distancesOf('any'), ...both],
    own: own.filter((d) => !both.includes(d)),
    opposing: opposing.filter((d) => !both.includes(d)),
  };
  for (const between of ['any', 'own', 'opposing'] as const) {
    const distances = lists[between].sort((a, b) => a - b);
    if (distances.length > 0)
      clauses.push({ forbid: 'distance', in: distances, ...(between !== 'any' && { between }) });
  }
  const sets = atoms.flatMap(({ clause }) => (clause.forbid === 'distances' ? clause.sets : []));
  if (sets.length > 0) clauses.push({ forbid: 'distances', sets });
  if (atoms.some(({ clause }) => clause.forbid === 'no-liberty'))
    clauses.push({ forbid: 'overlap' }, { forbid: 'no-liberty' });
  return [...clauses, ...atoms.flatMap(({ clause }) => (clause.forbid === 'more-than' ? [clause] : []))];
}
