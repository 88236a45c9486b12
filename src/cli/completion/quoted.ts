/** A text as one word of a POSIX shell, and of fish where it has no backslash. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Words as they stand in a list of a shell. */
export function quotedWords(words: readonly string[]): string {
  return words.map((word) => (/^[\w:@,.-]+$/.test(word) ? word : quoted(word))).join(' ');
}
