export function hasTyped(screen: HTMLElement | null): boolean {
  const fields = screen?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="radio"], [type="checkbox"]), textarea',
  );
  return [...(fields ?? [])].some(field => field.value !== '');
}
