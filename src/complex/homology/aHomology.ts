import { byTest, type Shape } from '../../shape.js';

/** Homology groups, one for each degree. */
export const aHomology: Shape = /* @__PURE__ */ byTest(
  'a list of groups { degree, rank, torsion }',
  (groups) => Array.isArray(groups) && [...(groups as unknown[])].every(isGroup),
);

function isGroup(group: unknown): boolean {
  const { degree, rank, torsion } = Object(group) as { [name: string]: unknown };
  const areOrders = Array.isArray(torsion) && [...(torsion as unknown[])].every((order) => typeof order === 'bigint');
  return typeof degree === 'number' && typeof rank === 'number' && areOrders;
}
