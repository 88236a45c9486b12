import { useEffect, useState } from 'preact/hooks';

/** A value in a task of its own, after the page has shown what came with it; until then undefined. */
export function useLater<T>(value: T): T | undefined {
  const [late, setLate] = useState<{ readonly of: T }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate({ of: value }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return late?.of === value ? value : undefined;
}
