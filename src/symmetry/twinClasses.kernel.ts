/** Do the two elements lie in the same sets? */
function sameColumn(u: number, v: number, offsets: Int32Array, columns: Int32Array): boolean {
  const length = offsets[u + 1]! - offsets[u]!;
  if (offsets[v + 1]! - offsets[v]! !== length) return false;
  for (let q = 0; q < length; q++) if (columns[offsets[u]! + q] !== columns[offsets[v]! + q]) return false;
  return true;
}

/**
 * Fills classOf (length n) so that elements get the same number iff they have the same rank and lie in the same sets;
 * classes are numbered by first element. Returns how many there are. Element v lies in the sets
 * `columns[offsets[v] … offsets[v+1])`, ascending. Expected time linear in the incidences.
 */
export function twinClasses(
  n: number,
  ranks: Int32Array,
  offsets: Int32Array,
  columns: Int32Array,
  classOf: Int32Array,
): number {
  let capacity = 4;
  while (capacity < 2 * n) capacity *= 2;
  const table = new Int32Array(capacity).fill(-1);
  let classes = 0;
  for (let v = 0; v < n; v++) {
    let h = ranks[v]!;
    for (let q = offsets[v]!; q < offsets[v + 1]!; q++) h = Math.imul(h ^ columns[q]!, 0x85ebca6b) ^ (h >>> 15);
    let slot = (h ^ (h >>> 16)) & (capacity - 1);
    while (table[slot]! >= 0) {
      const u = table[slot]!;
      if (ranks[u] === ranks[v] && sameColumn(u, v, offsets, columns)) break;
      slot = (slot + 1) & (capacity - 1);
    }
    if (table[slot]! < 0) {
      table[slot] = v;
      classOf[v] = classes++;
    } else classOf[v] = classOf[table[slot]!]!;
  }
  return classes;
}
