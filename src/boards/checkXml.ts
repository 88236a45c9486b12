import { TextSpan } from '../text/internal.js';

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>|<(\/?)([^\s<>/"'=!?]+)((?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</gu;
const BAD_REFERENCE = /&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\da-fA-F]+);)/u;

/**
 * Checks that tags, quotes and entities of an XML text are well formed, since lenient parsers guess instead.
 * @throws ParseError `invalid-xml` with line and column of the first fault
 */
export function checkXml(name: string, text: string): void {
  const whole = TextSpan.of(text, name);
  const fail = (offset: number, found: string, expected: string): never =>
    whole.slice(offset).refuse('invalid-xml', expected, undefined, found);
  const open: { tag: string; offset: number }[] = [];
  let roots = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, slash, tag, attributes, selfClosing] = match;
    if (token === '<') fail(match.index, 'a broken tag', 'a tag with quoted attributes');
    const isText = !token.startsWith('<');
    const reference = isText || attributes !== undefined ? BAD_REFERENCE.exec(token) : null;
    if (reference !== null) fail(match.index + reference.index, 'an unknown entity', 'for example &amp;');
    if (isText && open.length === 0 && token.replace(/^\uFEFF/, '').trim() !== '')
      fail(match.index, 'text outside the root element', 'one root element');
    if (tag === undefined) continue;
    if (slash === '/') {
      const last = open.pop();
      if (last?.tag !== tag)
        fail(match.index, `</${tag}>`, last === undefined ? 'no closing tag here' : `</${last.tag}>`);
    } else {
      if (open.length === 0 && ++roots > 1) fail(match.index, `a second root element <${tag}>`, 'one root element');
      if (selfClosing !== '/') open.push({ tag, offset: match.index });
    }
  }
  const last = open.pop();
  if (last !== undefined) fail(text.length, 'the end of the text', `</${last.tag}>`);
  if (roots === 0) fail(0, 'no element', 'one root element');
}
