import type { Scene } from '../../moves/index.js';
import type { PictureOptions } from '../drawing/PictureOptions.js';
import { paintBar } from './paintBar.js';
import { paintDominoes } from './paintDominoes.js';
import { paintGrid } from './paintGrid.js';
import { paintGround } from './paintGround.js';
import { paintHeaps } from './paintHeaps.js';
import { paintIntegers } from './paintIntegers.js';
import { paintLawn } from './paintLawn.js';
import { paintMaze } from './paintMaze.js';
import { paintOrder } from './paintOrder.js';
import { paintPositional } from './paintPositional.js';
import { paintStrip } from './paintStrip.js';
import type { DrawnPosition, ScenePainter } from './ScenePainter.js';

/** How each kind of scene is drawn. */
const PAINTERS: { readonly [Kind in Scene['kind']]: ScenePainter<Kind> } = {
  bar: paintBar,
  dominoes: paintDominoes,
  grid: paintGrid,
  ground: paintGround,
  heaps: paintHeaps,
  integers: paintIntegers,
  lawn: paintLawn,
  maze: paintMaze,
  order: paintOrder,
  positional: paintPositional,
  strip: paintStrip,
};

/** A scene as it is drawn. @throws LimitError `too-large-picture` */
export function paintScene(scene: Scene, options: PictureOptions): DrawnPosition {
  return (PAINTERS[scene.kind] as (scene: Scene, options: PictureOptions) => DrawnPosition)(scene, options);
}
