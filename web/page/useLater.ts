import { useEffect, useState } from 'preact/hooks';
import { afterFrame } from './afterFrame.js';

/** A value in a task of its own, after the page has shown what came with it; until then undefined. */
export function useLater<T>(value: T): T | undefined {
  const [late, setLate] = useState<{ readonly of: T }>();
  useEffect(() => afterFrame(() => setLate({ of: value })), [value]);
  return late?.of === value ? value : undefined;
}
