/**
 * Labels in natural order: by size if all are integers; x's before y's, each by number, if all have the form x1 or y1; else
 * as they are.
 */
export function inLabelOrder(labels: Iterable<string>): string[] {
  const list = [...labels];
  for (const form of [/^()(\d{1,15})$/, /^([xy])(\d{1,15})$/]) {
    const parts = list.map((label) => form.exec(label));
    if (!parts.every((part) => part !== null)) continue;
    return parts
      .sort((a, b) => (a[1]! < b[1]! ? -1 : a[1]! > b[1]! ? 1 : Number(a[2]) - Number(b[2])))
      .map(([label]) => label);
  }
  return list;
}
