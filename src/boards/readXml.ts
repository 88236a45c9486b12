import { TextSpan } from '../text/internal.js';

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>|<(\/?)([^\s<>/"'=!?]+)((?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</gu;
const ATTRIBUTE = /([^\s<>/"'=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gu;
const BAD_REFERENCE = /&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\da-fA-F]+);)/u;
const REFERENCE = /&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/gu;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** An element of an XML text. */
export interface XmlElement {
  /** The name of the tag, without prefix. */
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** What stands in it and its children besides tags. */
  readonly text: string;
}

/** An element that is being read. */
interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
  readonly name: string;
}

/**
 * The root element of an XML text.
 * @throws ParseError `invalid-xml` with line and column of the first fault in tags, quotes and entities
 */
export function readXml(source: string, text: string): XmlElement {
  const whole = TextSpan.of(text, source);
  const fail = (offset: number, found: string, expected: string): never =>
    whole.slice(offset).refuse('invalid-xml', expected, undefined, found);
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  for (const match of text.matchAll(TOKEN)) {
    const [token, verbatim, slash, name, attributes, selfClosing] = match;
    if (token === '<') fail(match.index, 'a broken tag', 'a tag with quoted attributes');
    const isText = !token.startsWith('<');
    const reference = isText || attributes !== undefined ? BAD_REFERENCE.exec(token) : null;
    if (reference !== null) fail(match.index + reference.index, 'an unknown entity', 'for example &amp;');
    const last = open.at(-1);
    if (isText && last === undefined && token.replace(/^\uFEFF/, '').trim() !== '')
      fail(match.index, 'text outside the root element', 'one root element');
    if (last !== undefined) last.text += isText ? decoded(token) : (verbatim ?? '');
    if (name === undefined) continue;
    if (slash === '/') {
      if (last?.name !== name)
        fail(match.index, `</${name}>`, last === undefined ? 'no closing tag here' : `</${last.name}>`);
      open.pop();
      const outer = open.at(-1);
      if (outer !== undefined) outer.text += last!.text;
    } else {
      const element = {
        name,
        tag: name.replace(/^.*:/, ''),
        attributes: attributesOf(attributes!),
        children: [],
        text: '',
      };
      if (last !== undefined) last.children.push(element);
      else if (root === undefined) root = element;
      else fail(match.index, `a second root element <${name}>`, 'one root element');
      if (selfClosing !== '/') open.push(element);
    }
  }
  const last = open.pop();
  if (last !== undefined) fail(text.length, 'the end of the text', `</${last.name}>`);
  return root ?? fail(0, 'no element', 'one root element');
}

/** The elements below one whose tag is this, in the order of the text. */
export function elementsNamed(root: XmlElement, tag: string): XmlElement[] {
  const found: XmlElement[] = [];
  const rest = [root];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (next.tag === tag && next !== root) found.push(next);
    for (let i = next.children.length - 1; i >= 0; i--) rest.push(next.children[i]!);
  }
  return found;
}

function attributesOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)];
  return new Map(pairs.map(([, name, double, single]) => [name!, decoded(double ?? single!)]));
}

function decoded(text: string): string {
  return text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name]!;
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
