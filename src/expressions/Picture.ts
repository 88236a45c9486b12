import type { PictureFormat, PictureOptions } from '../pictures/door.js';
import type { RunOptions } from '../run.js';

/** Draws something. */
export type Draw = (options: PictureOptions & RunOptions) => string;

/** A picture, and the file it is to be written to, if one is named. */
export class Picture {
  readonly svg: string;
  readonly file: string | undefined;
  readonly #draw: Draw;

  constructor(draw: Draw, run: RunOptions, file?: string) {
    this.svg = draw(run);
    this.file = file;
    this.#draw = draw;
    Object.freeze(this);
  }

  /** The picture as SVG or TikZ. @param run bounds, for what is drawn again */
  as(format: PictureFormat, run: RunOptions = {}): string {
    return format === 'svg' ? this.svg : this.#draw({ ...run, format });
  }

  toString(): string {
    return this.svg;
  }
}
