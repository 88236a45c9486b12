import { latexText } from '../drawing/latexText.js';
import { isContinuous, numbersOf, placeTicks, seriesStyle, valueTicks, type PlotData } from './PlotData.js';
import { plotNumber } from './plotTicks.js';

/** The plot for LaTeX with the package `pgfplots`. @param width in pixels, of which TeX makes 3/4 pt each */
export function printPgfplots(
  data: PlotData,
  head: readonly string[],
  {
    labels,
    blackAndWhite,
    width,
  }: { readonly labels: boolean; readonly blackAndWhite: boolean; readonly width: number | undefined },
): string {
  const { x, y, series } = data;
  const values = valueTicks(data);
  const axis = [
    ...(labels ? [`xlabel={${latexText(x)}}`, `ylabel={${latexText(y)}}`] : ['xticklabels={}']),
    ...(isContinuous(data) ? [] : [`xtick={${placeTicks(data, 24).join(',')}}`]),
    `ytick={${values.join(',')}}`,
    `yticklabels={${labels ? values.map((value) => latexText(plotNumber(value))).join(',') : ''}}`,
    // An axis without points has no range of its own.
    ...(series.every(({ points }) => points.length === 0) ? ['xmin=0, xmax=1, ymin=0, ymax=1'] : []),
    'ymajorgrids',
    'legend pos=outer north east',
    'legend cell align=left',
    ...(width === undefined ? [] : [`width=${Math.round(width * 75) / 100}pt`]),
  ];
  const plots = series.flatMap((one, i) => {
    const { colour, tikz, dashes } = seriesStyle(i, blackAndWhite);
    const name = `spg${colour.slice(1).toUpperCase()}`;
    const dash = dashes.length === 0 ? 'solid' : `dash pattern=on ${dashes[0]!}pt off ${dashes[1]!}pt`;
    const line = isContinuous(data) ? `${dash}, ` : 'only marks, ';
    const points = numbersOf(one).map(([at, value]) => `(${at},${Math.round(value * 1e9) / 1e9})`);
    return [
      `    \\definecolor{${name}}{HTML}{${name.slice(3)}}`,
      `    \\addplot[${name}, ${line}${tikz}, mark options={solid}] coordinates {${points.join(' ')}};`,
      ...(labels && series.length > 1 ? [`    \\addlegendentry{${latexText(one.name)}}`] : []),
    ];
  });
  return [
    ...head.flatMap((text) => text.split(/\r?\n/)).map((line) => `% ${line}`),
    '% The preamble needs \\usepackage{pgfplots}',
    '\\begin{tikzpicture}',
    `  \\begin{axis}[${axis.join(', ')}]`,
    ...plots,
    '  \\end{axis}',
    '\\end{tikzpicture}\n',
  ].join('\n');
}
