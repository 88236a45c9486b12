import { moduleOfNode } from './node.js';

/*
 * How much memory the process has and uses, where that can be known: in Node and Deno. Elsewhere nothing is bounded.
 */

/** The part of `process` that is used. */
interface ProcessOfNode {
  readonly memoryUsage?: { readonly rss: () => number };
  readonly constrainedMemory?: () => number | undefined;
}

interface HeapOfV8 {
  readonly getHeapStatistics: () => { readonly heap_size_limit: number; readonly used_heap_size: number };
  readonly setFlagsFromString: (flag: string) => void;
}

/** Above this part of what the engine grants to objects the process would soon be ended by it. */
const FULL_HEAP = 0.85;
/** A budget counts as kept if collecting garbage brings the use below this part of it. */
const ENOUGH = 0.9;

/** Bytes that this process may have at most: of the machine, or of its container; undefined if nobody knows. */
export function machineMemory(): number | undefined {
  const total = (moduleOfNode('node:os') as { totalmem?: () => number } | undefined)?.totalmem?.();
  const container = node()?.constrainedMemory?.();
  const known = [total, container].filter((bytes) => bytes !== undefined && bytes > 0 && Number.isSafeInteger(bytes));
  return known.length === 0 ? undefined : Math.min(...(known as number[]));
}

/**
 * Does the process use more than so many bytes, or nearly all that the engine grants to objects, also after garbage has
 * been collected? False where that cannot be known.
 * @complexity some microseconds while the answer is no, a collection of garbage before it is yes
 */
export function usesMoreMemoryThan(bytes: number): boolean {
  if (!isOver(bytes, 1)) return false;
  collectGarbage();
  return isOver(bytes, ENOUGH);
}

/** Bytes that the process uses now, and `usesMoreMemoryThan` takes for too many; 0 where that cannot be known. */
export function memoryInUse(): number {
  return residentBytes() / ENOUGH;
}

/** Asked for alone they come in a fraction of the time. */
function residentBytes(): number {
  return node()?.memoryUsage?.rss() ?? 0;
}

function isOver(bytes: number, part: number): boolean {
  const { used_heap_size: used = 0, heap_size_limit: most = Infinity } = v8()?.getHeapStatistics() ?? {};
  return residentBytes() > bytes * part || used > most * FULL_HEAP * part;
}

let collector: (() => void) | undefined;

function collectGarbage(): void {
  if (collector === undefined) {
    v8()?.setFlagsFromString('--expose-gc');
    const vm = moduleOfNode('node:vm') as { runInNewContext?: (code: string) => unknown } | undefined;
    const found = vm?.runInNewContext?.('typeof gc === "function" ? gc : undefined');
    collector = typeof found === 'function' ? (found as () => void) : (): void => undefined;
  }
  collector();
}

function v8(): HeapOfV8 | undefined {
  return moduleOfNode('node:v8') as HeapOfV8 | undefined;
}

function node(): ProcessOfNode | undefined {
  return (globalThis as { readonly process?: ProcessOfNode }).process;
}
