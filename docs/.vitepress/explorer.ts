/** The explorer beside the manual, and links to it below the commands that show a source. */
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MarkdownOptions } from 'vitepress';
import { exploredSources } from '../../scripts/exploredSources.js';

type Reader = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** Below each block of commands a link for each source in it. */
export function withExplorer(reader: Reader): void {
  const { escapeHtml } = reader.utils;
  reader.core.ruler.before('sessions', 'explorer', (state) => {
    const folder = (state.env as { relativePath?: string }).relativePath?.replace(/[^/]+/g, '..').replace(/\.\.$/, '');
    for (let i = state.tokens.length - 1; i >= 0; i--) {
      const { type, info, content } = state.tokens[i]!;
      const sources = type === 'fence' && info === 'sh' ? exploredSources(content) : [];
      if (sources.length === 0) continue;
      const links = sources.map((source) => {
        const name = decodeURIComponent(source.split('&')[0]!);
        const address = escapeHtml(`${folder ?? ''}explorer/#${source}`);
        return `<a href="${address}" target="_blank" rel="noopener"><code v-pre>${escapeHtml(name)}</code></a>`;
      });
      const token = new state.Token('html_block', '', 0);
      token.content = `<p class="explore">Open in the explorer: ${links.join(', ')}</p>\n`;
      state.tokens.splice(i + 1, 0, token);
    }
  });
}

/** Puts the explorer, with the library for pages, beside the pages. */
export function shipExplorer(folder: string): void {
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
  for (const name of ['explorer', 'browser']) cpSync(`${dist}${name}`, `${folder}/${name}`, { recursive: true });
}
