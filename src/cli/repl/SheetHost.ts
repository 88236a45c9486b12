import { AbortError, LibraryError, ParseError } from '../../errors.js';
import { Picture, complete, definitions, printResult, Worksheet, type Completion } from '../../expressions/internal.js';
import type { RunOptions } from '../../run.js';
import { describeHelp } from './describeHelp.js';

/** What is answered to an expression. */
export type Reply =
  | {
      readonly kind: 'result';
      readonly text: string;
      /** Whether a variable was set. */
      readonly defines: boolean;
    }
  | { readonly kind: 'picture'; readonly svg: string; readonly file: string | undefined }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly hint?: string;
      /** Where it is in the expression. */
      readonly place?: { readonly start: number; readonly end: number };
    }
  | { readonly kind: 'interrupted' };

/** Longer results are shortened. */
const LONGEST = 4000;

/** Evaluates expressions one after the other, and says what may be shown. */
export class SheetHost {
  readonly #sheet = new Worksheet();

  /** @param run bounds, with a signal for Ctrl-C */
  evaluate(expression: string, run: RunOptions): Reply {
    const about = /^\s*\?\s*(.*?)\s*$/s.exec(expression)?.[1];
    try {
      if (about !== undefined) return { kind: 'result', text: describeHelp(about, this.#sheet), defines: false };
      const { scope } = this.#sheet;
      const before = new Map(scope);
      const result = this.#sheet.evaluate(expression, run);
      if (result instanceof Picture) return { kind: 'picture', svg: result.svg, file: result.file };
      const last = lastOf(result);
      if (last !== undefined) scope.set('_', last);
      const defines = [...scope].some(([name, value]) => name !== '_' && before.get(name) !== value);
      return { kind: 'result', text: shortened(printResult(result, run)), defines };
    } catch (error) {
      return replyTo(error);
    }
  }

  complete(line: string): Completion {
    const { scope } = this.#sheet;
    const help = /^\s*\?\s*/.exec(line)?.[0];
    return help === undefined
      ? complete(line, this.#sheet.names, scope)
      : complete(line.slice(help.length), definitions.keys(), new Map());
  }
}

/** The last of several results. */
function lastOf(result: unknown): unknown {
  const { isResultSet } = (result ?? {}) as { isResultSet?: boolean };
  return isResultSet === true ? (result as { valueOf(): unknown[] }).valueOf().at(-1) : result;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} … and ${text.length - LONGEST} characters more`;
}

function replyTo(error: unknown): Reply {
  if (error instanceof AbortError) return { kind: 'interrupted' };
  const message = error instanceof Error ? error.message : String(error);
  const { start, end } = (error instanceof ParseError ? error.details : {}) as { start?: number; end?: number };
  return {
    kind: 'error',
    message,
    ...(error instanceof LibraryError && error.hint !== undefined && { hint: error.hint }),
    ...(start !== undefined && end !== undefined && { place: { start, end } }),
  };
}
