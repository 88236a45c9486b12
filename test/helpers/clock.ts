import { onTestFinished, vi } from 'vitest';

/**
 * Until the end of the test, time is the number of looks at the clock: each takes so many milliseconds. What is done
 * within a bound of time is then the same on every machine.
 */
export function clockOfLooks(ms: number): void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
  onTestFinished(() => clock.mockRestore());
}
