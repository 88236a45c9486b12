import { InvalidArgumentError, Option, type Command } from 'commander';
import { InputError } from '../../errors.js';
import type { PictureFormat, PictureOptions } from '../../pictures/index.js';
import { FILE_FORMATS, formatByName, isOtherFormat, PICTURE_THEMES, type FileFormat } from '../../pictures/internal.js';
import { COMMON_OPTIONS } from '../commonOptions.js';
import { NamesOption } from '../NamesOption.js';

const FORMATS = Object.keys(FILE_FORMATS) as readonly FileFormat[];

/** The options on how a picture is drawn and where it goes, as they are given. */
export interface GivenPictureOptions {
  readonly to?: string;
  readonly output?: string;
  readonly blackAndWhite?: boolean;
  readonly labels?: boolean;
  readonly note?: boolean;
  readonly theme?: string;
  readonly width?: number;
  readonly open?: boolean;
}

/** Gives a command the options on how a picture is drawn and where it goes. */
export function addPictureOptions(command: Command): void {
  const file = 'write to a file, .svg, .tex, .png or .pdf: all of it or, when something fails, nothing';
  command
    .optionsGroup('How it is drawn')
    .addOption(new NamesOption('--to <format>', 'by default the ending of the file, else svg; one of', FORMATS))
    .option('--black-and-white', 'shades of grey instead of colours')
    .option('--no-labels', 'only the drawing: no labels, numbers or caption')
    .option('--no-note', 'omit the remark in small type below the picture')
    .addOption(
      new NamesOption(
        '--theme <ground>',
        'the background of SVG; by default auto, following the reader’s settings; one of',
        PICTURE_THEMES,
      ),
    )
    .option('--width <pixels>', 'the width of the whole picture', parseWidth)
    .option('--open', 'show the picture in the system’s viewer')
    .optionsGroup('')
    .addOption(new Option('-o, --output <file>', file).argParser(parsePictureFile).helpGroup(COMMON_OPTIONS));
}

function parseWidth(text: string): number {
  const width = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || width < 10 || width > 20_000)
    throw new InvalidArgumentError('Expected a number of pixels from 10 to 20000.');
  return width;
}

/** A file for a picture. */
export function parsePictureFile(name: string): string {
  if (isOtherFormat(name))
    throw new InvalidArgumentError('Expected another ending: pictures are written as .svg, .tex (TikZ), .png or .pdf.');
  return name;
}

/**
 * In what the picture is written: what is asked for, else what the name of the file says, else SVG.
 * @throws InputError `unknown-field`, `invalid-option` for a name that says something else
 */
export function fileFormatOf({ to, output }: GivenPictureOptions): FileFormat {
  const byName = formatByName(output ?? '');
  if (to === undefined) return byName ?? 'svg';
  const wanted = FORMATS.find((known) => known === to);
  if (wanted === undefined)
    throw new InputError('unknown-field', `draw: --to ${JSON.stringify(to)}; expected ${FORMATS.join(', ')}.`);
  if (byName !== undefined && byName !== wanted)
    throw new InputError(
      'invalid-option',
      `draw: --to ${wanted} into ${output!}; expected a name that ends with .${FILE_FORMATS[wanted]}.`,
    );
  return wanted;
}

/** How the picture is drawn; PNG and PDF are made of SVG. */
export function pictureOptionsOf(given: GivenPictureOptions, format: FileFormat, title: string): PictureOptions {
  const { blackAndWhite = false, labels = true, note = true, theme, width } = given;
  const language: PictureFormat = format === 'tikz' ? 'tikz' : 'svg';
  const ground = PICTURE_THEMES.find((known) => known === theme);
  if (theme !== undefined && ground === undefined)
    throw new InputError(
      'unknown-field',
      `draw: --theme ${JSON.stringify(theme)}; expected ${PICTURE_THEMES.join(', ')}.`,
    );
  return {
    title,
    format: language,
    blackAndWhite,
    labels,
    note: labels && note,
    ...(ground !== undefined && { theme: ground }),
    ...(width !== undefined && { width }),
  };
}
