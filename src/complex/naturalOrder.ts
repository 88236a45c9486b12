/**
 * The order of vertices whose labels were met one after another: integers by size; where all labels are x… or y… with a
 * number, x before y and by number; labels of any other form as they were met.
 * @returns the old indices in the new order
 */
export function naturalOrder(labels: readonly string[]): number[] {
  const order = [...labels.keys()];
  const forms = [/^()(-?\d{1,15})$/, /^([xy])(\d{1,15})$/];
  const form = forms.find((each) => labels.every((label) => each.test(label)));
  if (form === undefined) return order;
  const keys = labels.map((label) => {
    const [, letter, digits] = form.exec(label)!;
    return { letter: letter!, number: Number(digits) };
  });
  return order.sort((a, b) => {
    const [first, second] = [keys[a]!, keys[b]!];
    if (first.letter !== second.letter) return first.letter < second.letter ? -1 : 1;
    return first.number - second.number || a - b;
  });
}

/** The labels among some, each once, in this order. */
export function inNaturalOrder(met: readonly string[]): string[] {
  const labels = [...new Set(met)];
  return naturalOrder(labels).map((i) => labels[i]!);
}
