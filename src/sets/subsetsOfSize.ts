/** The sublists of a size, in lexicographic order of the places that they are from. */
export function* subsetsOfSize<Item>(list: readonly Item[], size: number): Generator<Item[]> {
  if (size > list.length) return;
  const places = Array.from({ length: size }, (_, i) => i);
  for (;;) {
    yield places.map((place) => list[place]!);
    let i = size - 1;
    while (i >= 0 && places[i] === list.length - size + i) i--;
    if (i < 0) return;
    places[i]!++;
    for (let j = i + 1; j < size; j++) places[j] = places[j - 1]! + 1;
  }
}
