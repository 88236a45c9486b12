/** `1 facet`, `2 facets`. */
export function counted(count: number | bigint, noun: string, plural: string = `${noun}s`): string {
  return `${count} ${Number(count) === 1 ? noun : plural}`;
}
