/** Saves a text as a file on the guest's device. */
export function saveJson(name: string, content: unknown): void {
  const blob = new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has opened the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
