/** How a label may be cut to a number of characters, the first that tells it from all others. */
const WAYS: readonly ((characters: readonly string[], most: number) => readonly string[])[] = [
  (characters, most) => [...characters.slice(0, most - 1), '…'],
  (characters, most) => [...characters.slice(0, most >> 1), '…', ...characters.slice((most >> 1) + 1 - most)],
  (characters) => characters,
];

/**
 * Labels as they are drawn: long ones are cut at the end; those that would then look alike in the middle; what still
 * does is written out. Different labels stay different.
 * @param most the characters of a label that is not cut, at least 3
 */
export function shortLabels(labels: readonly string[], most: number): string[] {
  const drawn = new Map<string, string>();
  let open: readonly string[] = [...new Set(labels)];
  for (const way of WAYS) {
    const cut = (label: string): string => {
      const characters = [...label];
      return characters.length <= most ? label : way(characters, most).join('');
    };
    const counts = new Map<string, number>([...drawn.values()].map((text) => [text, 1]));
    for (const label of open) counts.set(cut(label), (counts.get(cut(label)) ?? 0) + 1);
    for (const label of open) if (counts.get(cut(label)) === 1) drawn.set(label, cut(label));
    open = open.filter((label) => !drawn.has(label));
  }
  return labels.map((label) => drawn.get(label) ?? label);
}
