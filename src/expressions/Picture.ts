/** A picture, and the file it is to be written to, if one is named. */
export class Picture {
  readonly svg: string;
  readonly file: string | undefined;

  constructor(svg: string, file?: string) {
    this.svg = svg;
    this.file = file;
    Object.freeze(this);
  }

  toString(): string {
    return this.svg;
  }
}
