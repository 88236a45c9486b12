/**
 * Which complexes have games with pieces on single vertices, by rules that list no positions?
 * Shows: the table of all complexes with at most five vertices, each game compiled anew and compared, and that no rules
 *        do without lists where the table says so; what the no-overlap rule alone can do with the smallest pieces.
 * Run:   npm run example -- small-games
 *        npm run example -- small-games --all  (searches all boards with at most eight vertices where there is no game)
 */
import { printBoard } from 'spgames/boards';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { noOverlapConstruction, SmallGameSearch, smallGames, verifyConstruction } from 'spgames/constructions';
import { describeRuleset } from 'spgames/games';

const search = new SmallGameSearch({ most: 8 });
const all = process.argv.includes('--all');
const rows = new Map<string, number[]>();
let wrong = 0;
for (const { target, construction, listsVertices } of smallGames()) {
  const left = target.vertices.filter(({ side }) => side === 'L').length;
  const players = left === 0 ? 1 : 2;
  const name = players === 1 ? `${target.n}, one player` : `${left} Left, ${target.n - left} Right`;
  const row = rows.get(name) ?? [0, 0, 0, 0, 0];
  rows.set(name, row);
  row[0]!++;
  if (construction === undefined) row[4]!++;
  else row[listsVertices ? 3 : construction.ruleset.pieces.length > players ? 2 : 1]!++;
  if (construction !== undefined && !verifyConstruction(construction).verified) wrong++;
  if ((construction === undefined || listsVertices) && search.find(target) !== undefined) wrong++;
  if (all && construction === undefined && search.find(target, { listing: 'vertices' }) !== undefined) wrong++;
}
const columns = ['vertices', 'complexes', 'nothing listed', 'several kinds', 'vertices listed', 'none up to 8'];
console.log(columns.join(' | '));
for (const [name, row] of rows) console.log([name, ...row].join(' | '));
console.log(`${wrong} entries are wrong`);

// Ex. 2.15: a path of three vertices by two pieces that do not overlap.
const path = SimplicialComplex.fromFacets(
  [
    [0, 1],
    [1, 2],
  ],
  ['x1', 'y1', 'x2'].map(vertexFromLabel),
);
const { ruleset, board } = noOverlapConstruction(path, 'illegal');
console.log(`x1-y1-x2 is illegal on ${printBoard(board)}: ${describeRuleset(ruleset)}`);
