/** The links of Markdown texts, and the headings that they may lead to. */
import { markdownBlocks } from './markdownBlocks.js';

/** A link or a picture. */
export interface MarkdownLink {
  /** Without the part after `#`; empty for a place on the same page. */
  readonly path: string;
  /** What stands after `#`, if anything. */
  readonly anchor: string | undefined;
}

/** The name by which links know a heading, as GitHub has it: letters and digits, words joined by hyphens. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The text outside of code. */
function prose(markdown: string): string {
  let text = markdown;
  for (const block of markdownBlocks(markdown)) text = text.replace(block.text, '');
  return text.replace(/`[^`\n]*`/g, (code) => '`'.padEnd(code.length - 1, '_') + '`');
}

/** The links of a Markdown text, those to other sites left out. */
export function markdownLinks(markdown: string): MarkdownLink[] {
  return [...prose(markdown).matchAll(/\]\(<?((?!\w+:)[^)#\s>]*)(?:#([^)\s>]*))?>?(?: "[^"]*")?\)/g)].map((match) => ({
    path: match[1]!,
    anchor: match[2],
  }));
}

/** The names of the headings of a Markdown text; equal headings are numbered. */
export function anchorsOf(markdown: string): Set<string> {
  let text = markdown;
  for (const block of markdownBlocks(markdown)) text = text.replace(block.text, '');
  const anchors = new Set<string>();
  for (const [, heading] of text.matchAll(/^#{1,6} +(.*?)(?: +#+)?$/gm)) {
    const slug = slugOf(heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(?=[!-/:-@[-`{-~])/g, ''));
    let unique = slug;
    for (let i = 1; anchors.has(unique); i++) unique = `${slug}-${i}`;
    anchors.add(unique);
  }
  return anchors;
}
