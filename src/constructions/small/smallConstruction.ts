import { fromEdges } from '../../boards/index.js';
import type { SimplicialComplex } from '../../complex/index.js';
import { InputError, LimitError } from '../../errors.js';
import type { ClauseData, PieceData } from '../../games/index.js';
import type { RunOptions } from '../../run.js';
import type { ListedConstruction } from '../Construction.js';
import { smallAtoms, type SmallAtom } from './smallAtoms.js';
import { cellsOfKinds, smallLayout, type SmallLayout } from './SmallLayout.js';

/** The most vertices of a target. */
const LARGEST = 6;

type Found = { readonly layout: SmallLayout; readonly atoms: readonly SmallAtom[]; readonly weight: number };

/**
 * A game with pieces on single vertices, by rules that list no positions and no vertices: what is forbidden is said by
 * distances, players, numbers of pieces and liberties. Such pieces fit on every vertex of the board, so for each player
 * (and for neither) who has pieces the target has as many vertices as the board: all boards are looked through.
 * @throws InputError `no-small-game` where no board has such rules, with the reason; `void-game`
 * @throws LimitError `too-many-vertices` above 6 vertices; when `options` cut the listing of facets off
 * @complexity 2^(n(n−1)/2) boards for a target of n vertices all of one player
 * @source Huntemann 2018, Sec. 2.4
 */
export function smallConstruction(
  target: SimplicialComplex,
  as: 'legal' | 'illegal',
  options: RunOptions = {},
): ListedConstruction {
  const { n, vertices } = target;
  const generators = (as === 'legal' ? target.listMinimalNonfaces(options) : target.listFacets(options)).toLists();
  if (generators[0]?.length === 0)
    throw new InputError(
      'void-game',
      'smallConstruction: the empty position would be illegal; expected a complex of a game.',
    );
  if (n > LARGEST)
    throw new LimitError('too-many-vertices', `smallConstruction: ${n} vertices; expected at most ${LARGEST}.`, {
      hint: 'Larger boards: --method gamma (illegal) or invariant (legal).',
      details: { vertices: n },
    });
  const sides = vertices.map(({ side }) => side);
  const kinds = (['L', 'R', undefined] as const)
    .map((kind) => sides.flatMap((side, v) => (side === kind ? [v] : [])))
    .filter((kind) => kind.length > 0);
  const m = kinds[0]?.length ?? 0;
  if (kinds.some((kind) => kind.length !== m))
    throw none(
      as,
      `the players have ${kinds.map((kind) => kind.length).join(' and ')} vertices; a piece on one vertex fits on every vertex of the board, so the numbers would be equal`,
    );
  const forbidden = Array.from({ length: 1 << n }, (_, set) =>
    generators.some((list) => list.every((v) => (set >> v) & 1)),
  );
  const found = search(sides, kinds, m, forbidden);
  if (found === undefined)
    throw none(as, `all ${2 ** ((m * (m - 1)) / 2)} boards on ${m} vertices were looked through`);
  return {
    method: 'small',
    as,
    target,
    board: fromEdges(found.layout.edges, m),
    ruleset: {
      type: 'ruleset',
      name: `small ${as}`,
      pieces: kinds.map((kind): PieceData => {
        const side = sides[kind[0]!];
        return { piece: 'vertex', ...(side !== undefined && { side }), graph: { n: 1, edges: [] } };
      }),
      clauses: clausesOf(found.atoms),
    },
    certificate: { cells: found.layout.cells.map((cell) => [cell]) },
  };
}

function none(as: string, why: string): InputError {
  return new InputError(
    'no-small-game',
    `smallConstruction: no ruleset with pieces on single vertices that lists no positions has this ${as} complex; ${why}.`,
    { hint: `--method prop2.1 lists positions, --method ${as === 'legal' ? 'invariant' : 'gamma'} has larger pieces.` },
  );
}

/** All boards and ways to lay the pieces on them; the simplest rules win. */
function search(
  sides: readonly ('L' | 'R' | undefined)[],
  kinds: readonly (readonly number[])[],
  m: number,
  forbidden: readonly boolean[],
): Found | undefined {
  let best: Found | undefined;
  const layouts = [...cellsOfKinds(kinds, sides.length)];
  for (let graph = 0; graph < 2 ** ((m * (m - 1)) / 2); graph++)
    for (const cells of layouts) {
      const layout = smallLayout(graph, m, cells);
      // Whatever forbids nothing that should be legal may as well be a rule.
      const sound = smallAtoms(layout, sides).filter(({ sets }) => sets.every((set) => forbidden[set]!));
      if (!forbidsAll(sound, forbidden)) continue;
      const atoms = withoutSpare(sound, forbidden);
      const weight = atoms.reduce((sum, atom) => sum + atom.weight, 0);
      if (best === undefined || weight < best.weight) best = { layout, atoms, weight };
      if (best.weight <= 1) return best;
    }
  return best;
}

function forbidsAll(atoms: readonly SmallAtom[], forbidden: readonly boolean[]): boolean {
  const sets = atoms.flatMap((atom) => atom.sets);
  return forbidden.every((is, set) => !is || sets.some((part) => (part & set) === part));
}

/** Rules that are not needed are left out, complicated ones first. */
function withoutSpare(atoms: readonly SmallAtom[], forbidden: readonly boolean[]): SmallAtom[] {
  let kept = [...atoms].sort((a, b) => b.weight - a.weight);
  for (const atom of [...kept]) {
    const rest = kept.filter((other) => other !== atom);
    if (forbidsAll(rest, forbidden)) kept = rest;
  }
  return kept;
}

function clausesOf(atoms: readonly SmallAtom[]): ClauseData[] {
  const clauses: ClauseData[] = [];
  for (const between of ['any', 'own', 'opposing'] as const) {
    const distances = atoms.flatMap(({ clause }) =>
      clause.forbid === 'distance' && clause.between === between ? clause.in : [],
    );
    if (distances.length > 0)
      clauses.push({
        forbid: 'distance',
        in: [...distances].sort((a, b) => a - b),
        ...(between !== 'any' && { between }),
      });
  }
  const sets = atoms.flatMap(({ clause }) => (clause.forbid === 'distances' ? clause.sets : []));
  if (sets.length > 0) clauses.push({ forbid: 'distances', sets });
  if (atoms.some(({ clause }) => clause.forbid === 'no-liberty'))
    clauses.push({ forbid: 'overlap' }, { forbid: 'no-liberty' });
  return [...clauses, ...atoms.flatMap(({ clause }) => (clause.forbid === 'more-than' ? [clause] : []))];
}
