/** A notebook of Jupyter as its file has it (nbformat 4.5), as far as the tests look at it. */
export interface Notebook {
  readonly cells: readonly Cell[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly nbformat: number;
  readonly nbformat_minor: number;
}

/** Texts are one, or their lines. */
type Text = string | readonly string[];

export interface Cell {
  readonly id: string;
  readonly cell_type: 'markdown' | 'code';
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly source: Text;
  readonly execution_count?: number | null;
  readonly outputs?: readonly Output[];
}

export type Output =
  | { readonly output_type: 'stream'; readonly name: 'stdout' | 'stderr'; readonly text: Text }
  | { readonly output_type: 'error'; readonly ename: string; readonly evalue: string; readonly traceback: Text }
  | {
      readonly output_type: 'execute_result' | 'display_data';
      readonly data: Readonly<Record<string, Text>>;
      readonly metadata: Readonly<Record<string, unknown>>;
      readonly execution_count?: number;
    };

export function joined(text: Text): string {
  return typeof text === 'string' ? text : text.join('');
}

/** What is kept of an executed notebook: no times, no versions, no state. */
export function kept({ cells, nbformat, nbformat_minor }: Notebook): Notebook {
  const metadata = {
    kernelspec: { display_name: 'Deno', language: 'typescript', name: 'deno' },
    language_info: { file_extension: '.ts', mimetype: 'text/x.typescript', name: 'typescript' },
  };
  return { cells: cells.map((cell) => ({ ...cell, metadata: {} })), metadata, nbformat, nbformat_minor };
}

/**
 * What a cell prints, and after that its results in their order: texts and formulas as they are, pictures by their
 * titles.
 */
export function shownBy({ outputs = [] }: Cell): string[] {
  const printed = outputs.map((output) => (output.output_type === 'stream' ? joined(output.text) : '')).join('');
  const results = outputs.flatMap((output) => {
    if (output.output_type === 'stream') return [];
    if (output.output_type === 'error') return [`error: ${output.ename}: ${output.evalue}`];
    const types = Object.entries(output.data).sort(([a], [b]) => (a < b ? -1 : 1));
    return types.map(([type, text]) => `${type}: ${withoutPicture(type, joined(text))}`);
  });
  return printed === '' ? results : [`printed: ${printed}`, ...results];
}

/** How a picture is drawn is tested elsewhere. */
function withoutPicture(type: string, text: string): string {
  if (type === 'image/svg+xml') return /<title>[^<]*<\/title>/.exec(text)?.[0] ?? 'no picture';
  return text.replace(/<img alt="[^"]*" src="data:image\/svg\+xml,[^"]+">/, '<img>');
}
