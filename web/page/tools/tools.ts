import type { JSX } from 'preact';
import type { Explorer } from '../useExplorer.js';
import { RulesetTool } from './RulesetTool.js';
import { PlayTool } from './PlayTool.js';
import { DrawTool } from './DrawTool.js';
import { Compare } from './Compare.js';
import { WayBack } from './WayBack.js';
import { Lattices } from './worlds/Lattices.js';
import { LoopyGames } from './worlds/LoopyGames.js';
import { Posets } from './worlds/Posets.js';

/** What can be done with what the panes show; one is open at a time. */
interface Tool {
  /** What it is called in the address: `&tool=NAME`. */
  readonly name: string;
  readonly title: string;
  readonly View: (props: { readonly explorer: Explorer }) => JSX.Element;
}

/** The first is open where the address names none. */
export const TOOLS: readonly [Tool, ...Tool[]] = [
  { name: 'back', title: 'The way back', View: WayBack },
  { name: 'draw', title: 'Draw', View: DrawTool },
  { name: 'ruleset', title: 'Ruleset', View: RulesetTool },
  { name: 'play', title: 'Play', View: PlayTool },
  { name: 'compare', title: 'Compare', View: Compare },
  { name: 'posets', title: 'Posets', View: Posets },
  { name: 'lattice', title: 'Lattice games', View: Lattices },
  { name: 'loopy', title: 'Loopy games', View: LoopyGames },
];
