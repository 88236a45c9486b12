/** The pages of the exports, as typedoc writes them to `api`: which headings have an address. */
import type { MarkdownOptions } from 'vitepress';

type Reader = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** Headings below an export that are not names. */
const LABELS = new Set([
  ...['Parameters', 'Returns', 'Throws', 'Complexity', 'Source', 'Example', 'Examples', 'Remarks', 'See', 'Deprecated'],
  ...['Call Signature', 'Get Signature', 'Set Signature', 'Index Signature', 'Index Signatures', 'Type Parameters'],
  ...[
    'Type Declaration',
    'Type declaration',
    'Default Value',
    'Default value',
    'Constructors',
    'Methods',
    'Properties',
  ],
  ...['Accessors', 'Overrides', 'Extends', 'Implements', 'Inherited from', 'Implementation of'],
]);

/** Is this the page of some exports? */
export function isOfExports(path: string): boolean {
  return path.startsWith('api/');
}

/** The name in a heading: `thermograph()`, `Evaluator<T>`, `limit?`. */
function nameIn(heading: string): string {
  return heading
    .replace(/\\(.)/g, '$1')
    .replace(/^abstract /i, '')
    .replace(/[(<?].*$/s, '');
}

/**
 * An export has its name as anchor, case and all, a member of it `Class.member`; what is said of them stands below
 * labels in bold type, which are not found by the search. Colours are for examples only: those of all signatures
 * would be half of the manual.
 */
export function withNamesAsAnchors(reader: Reader): void {
  reader.core.ruler.before('anchor', 'names-as-anchors', ({ tokens, env }) => {
    if (!isOfExports((env as { relativePath?: string }).relativePath ?? '')) return;
    const used = new Set<string>();
    let above = '';
    let isExample = false;
    tokens.forEach((token, i) => {
      if (token.type === 'fence' && !isExample) token.info = 'txt';
      if (token.type !== 'heading_open') return;
      const level = Number(token.tag.slice(1));
      const heading = (tokens[i + 1]!.children ?? []).map(({ content }) => content).join('');
      isExample = /^Examples?$/.test(heading);
      if (level < 3) return;
      if (level > 3 && LABELS.has(heading)) {
        Object.assign(token, { type: 'paragraph_open', tag: 'p' });
        token.attrSet('class', 'label');
        Object.assign(tokens[i + 2]!, { type: 'paragraph_close', tag: 'p' });
        return;
      }
      const name = level === 3 ? nameIn(heading) : `${above}.${nameIn(heading.replace('Constructor', 'constructor'))}`;
      if (level === 3) above = name;
      let unique = name;
      for (let count = 2; used.has(unique); count++) unique = `${name}-${count}`;
      used.add(unique);
      token.attrSet('id', unique);
    });
  });
}
