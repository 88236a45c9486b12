/** Saves what somebody asks for as a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Saves a JSON text, which ends with a line. */
export function saveJson(name: string, text: string): void {
  save(name, new Blob([`${text.trimEnd()}\n`], { type: 'application/json' }));
}
