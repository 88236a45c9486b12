/** The lines of a text, each at most so wide, with an indentation; a longer word has a line of its own. */
export function wrapped(text: string, width: number, indent: string = ''): string[] {
  return filled(text.split(/\s+/).filter(Boolean), width, indent, indent);
}

/**
 * The lines of a command line, broken between its words but not inside quotes.
 * @param indent of the lines after the first
 * @param joint what ends a line that goes on
 */
export function wrapCommandLine(line: string, width: number, indent: string, joint: string = ''): string[] {
  const [start = ''] = /^\s*/.exec(line)!;
  // An option and what stands behind it are not parted.
  const words = line.match(/(?:-\S+ (?!-))?(?:'[^']*'|"[^"]*"|\S)+/g) ?? [];
  const lines = filled(words, width - joint.length, start, start + indent);
  return lines.map((each, i) => (i < lines.length - 1 ? each + joint : each));
}

function filled(words: readonly string[], width: number, first: string, indent: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      [line, isEmpty] = [indent, true];
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, line];
}
