/**
 * A text with the subscripts of Macaulay2's nets, which stand in a line below, in the line itself: `x_1` for an x with
 * a 1 to the right below it. Lines of dashes, which break long nets, become empty: there are as many lines as before.
 */
export function flattenNets(text: string): string {
  const lines = text.split('\n').map((line) => (/^\s*-{10,}\s*$/.test(line) ? '' : line));
  const flat: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const below = lines[i + 1];
    if (
      below !== undefined &&
      /^[\s\d,]*\d[\s\d,]*$/.test(below) &&
      /[A-Za-z]/.test(lines[i]!) &&
      fits(lines[i]!, below)
    ) {
      flat.push(withSubscripts(lines[i]!, below), '');
      i++;
    } else flat.push(lines[i]!);
  }
  return flat.join('\n');
}

/** Does every subscript stand at the right of a letter, where the line has blanks? */
function fits(line: string, below: string): boolean {
  return [...below.matchAll(/[\d,]+/g)].every(
    ({ 0: digits, index }) =>
      /[A-Za-z']/.test(line[index - 1] ?? '') && /^\s*$/.test(line.slice(index, index + digits.length)),
  );
}

function withSubscripts(line: string, below: string): string {
  let flat = '';
  let done = 0;
  for (const { 0: digits, index } of below.matchAll(/[\d,]+/g)) {
    flat += `${line.slice(done, index)}_${digits.includes(',') ? `(${digits})` : digits}`;
    done = index + digits.length;
  }
  return flat + line.slice(done);
}
