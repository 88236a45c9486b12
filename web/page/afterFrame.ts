/** Does something in a task of its own after the page has shown what came before. @returns what calls it off */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    timer = setTimeout(act);
  };
  // A page that nobody sees has no frames.
  const frame = document.hidden ? undefined : requestAnimationFrame(wait);
  if (frame === undefined) wait();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
