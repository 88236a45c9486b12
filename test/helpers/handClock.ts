/** A clock that goes only when it is told to. */
export function handClock(): { now: number; readonly read: () => number } {
  const clock = { now: 5000, read: () => clock.now };
  return clock;
}
