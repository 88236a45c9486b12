import type { Completion } from '../../expressions/internal.js';
import type { SheetReply } from './SheetHost.js';
import type { Snapshot } from './snapshot.js';

/** Where expressions are evaluated. */
export interface Sheet {
  readonly evaluate: (expression: string) => Promise<SheetReply>;
  readonly complete: (line: string) => Promise<Completion>;
  /** Ends the evaluation that is going on. */
  readonly interrupt: () => void;
  readonly end: () => void;
}

/** Bounds of each evaluation. */
export interface SheetBounds {
  readonly timeoutMs?: number;
  readonly memory?: number;
}

/** What a thread is told that evaluates expressions. */
export interface SheetData {
  readonly sheet: SheetBounds;
  /** Not 0 when the evaluation is to end. */
  readonly stop: Int32Array;
}

/** Variables by name as they are kept; undefined are those that cannot be. */
export type KeptVariables = ReadonlyMap<string, Snapshot | undefined>;

/** A question to the thread; the answers come in their order. */
export type SheetQuestion =
  { readonly evaluate: string } | { readonly complete: string } | { readonly restore: KeptVariables };

/**
 * What the thread says: once that it is there, and then the answers; with the first kind the variables that are new or
 * changed.
 */
export type SheetAnswer =
  | { readonly ready: true }
  | { readonly reply: SheetReply; readonly variables: KeptVariables }
  | { readonly completion: Completion }
  | { readonly lost: readonly string[] };
