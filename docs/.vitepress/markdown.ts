/**
 * How the pages of the manual are read: as on any page of Markdown, with formulas, and without the template language
 * of the generator.
 */
import { posix } from 'node:path';
import katex from '@vscode/markdown-it-katex';
import type { MarkdownOptions } from 'vitepress';
import { withExplorer } from './explorer.js';
import { withNamesAsAnchors } from './exports.js';
import { slugOf } from '../../scripts/markdownLinks.js';

type Reader = Parameters<NonNullable<MarkdownOptions['config']>>[0];

function withFormulas(reader: Reader): void {
  // Two packages declare the same reader, each for itself.
  const plugin = katex.default as unknown as (reader: Reader, options: object) => void;
  reader.use(plugin, { throwOnError: true });
}

/** Of commands with what they print only the commands are coloured, and of sessions of expressions nothing. */
function withSessions(reader: Reader): void {
  reader.core.ruler.push('sessions', ({ tokens }) => {
    for (const token of tokens)
      if (token.type !== 'fence') continue;
      else if (token.info === 'spgames') token.info = 'txt';
      else if (token.info === 'sh' && token.content.startsWith('$ ')) token.info = 'console';
  });
}

/** Braces are braces: `{{2|1}|{-1|-2}}` is a game. */
function withoutTemplates(reader: Reader): void {
  const { renderer } = reader;
  const render = renderer.render.bind(renderer);
  renderer.render = (...args) => render(...args).replaceAll('{{', '&#123;&#123;');
}

/** Marks for the scripts that write into a page are not shown. */
function withoutComments(reader: Reader): void {
  reader.core.ruler.before('block', 'comments', (state) => {
    state.src = state.src.replace(/^<!--.*-->$/gm, '');
  });
}

/** What a link leads to in the repository, outside of the manual, is named only. */
function withoutLinksOutside(reader: Reader): void {
  reader.core.ruler.push('links-outside', ({ tokens, env }) => {
    const folder = posix.dirname((env as { relativePath?: string }).relativePath ?? '.');
    let outside = false;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'link_open') {
        const path = posix.join(folder, String(token.attrGet('href')));
        outside = path.startsWith('../');
        if (outside) token.attrs = [['title', path.slice('../'.length)]];
      }
      if (outside && token.type.startsWith('link_')) token.tag = 'span';
      if (token.type === 'link_close') outside = false;
    }
  });
}

export const markdown: MarkdownOptions = {
  html: false,
  linkify: false,
  attrs: { disable: true },
  anchor: { slugify: slugOf },
  config: (reader) => {
    for (const change of [
      withFormulas,
      withSessions,
      withExplorer,
      withoutTemplates,
      withoutComments,
      withoutLinksOutside,
      withNamesAsAnchors,
    ])
      change(reader);
  },
};
