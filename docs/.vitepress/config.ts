/** The manual: a static site made of this folder (`npm run manual`), with what typedoc writes to `docs/api`. */
import type { DefaultTheme, UserConfig } from 'vitepress';
import { contents, contentsOfExports } from './contents.js';
import { shipExplorer } from './explorer.js';
import { markdown } from './markdown.js';
import { indexOptions, searchOptions } from './search.js';

const config: UserConfig<DefaultTheme.Config> = {
  title: 'spgames',
  description: 'Strong placement games, simplicial complexes and square-free monomial ideals',
  lang: 'en',
  outDir: '../manual',
  cacheDir: '../node_modules/.cache/vitepress',
  // What all pages share is in a file of its own.
  metaChunk: true,
  buildEnd: ({ outDir }) => shipExplorer(outDir),
  markdown,
  vite: { build: { chunkSizeWarningLimit: 10_000 } },
  themeConfig: {
    nav: [{ text: 'Explorer', link: '/explorer/', target: '_self' }],
    sidebar: { '/': contents(), '/api/': contentsOfExports() },
    outline: [2, 3],
    search: { provider: 'local', options: { miniSearch: { options: indexOptions, searchOptions } } },
  },
};

export default config;
