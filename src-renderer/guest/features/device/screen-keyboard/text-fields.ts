import { type FieldFacts, pageFor } from './layouts.ts';

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

const typed = ['text', 'email', 'tel', 'password', 'search', 'url', 'number'];

export function isTextInput(element: unknown): element is TextInput {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  return (
    element instanceof HTMLInputElement &&
    typed.includes(element.type) &&
    !element.readOnly &&
    !element.disabled
  );
}

const facts = new WeakMap<TextInput, FieldFacts>();

/** Returns the attributes from before the system's suggestions, corrections and keyboard were turned off. */
function prepare(field: TextInput): FieldFacts {
  const known = facts.get(field);
  if (known) return known;
  const found = { type: field.type, inputMode: field.inputMode, autocomplete: field.autocomplete };
  facts.set(field, found);
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.setAttribute('autocorrect', 'off');
  field.inputMode = 'none';
  return found;
}

export function findPage(field: TextInput): ReturnType<typeof pageFor> {
  return pageFor(prepare(field));
}

export function beginsName(field: TextInput): boolean {
  return field.value === '' && /\b(name|given-name|family-name|cc-name)\b/.test(prepare(field).autocomplete);
}

/** `execCommand` is deprecated, but the only API that works in an e-mail field, whose caret scripts cannot read. */
export function typeInto(field: TextInput, text: string): void {
  field.focus({ preventScroll: true });
  document.execCommand('insertText', false, text);
}

export function eraseIn(field: TextInput): void {
  field.focus({ preventScroll: true });
  document.execCommand('delete');
}

export function fieldAfter(field: TextInput): HTMLElement | null {
  const whole = field.form ?? field.closest('[role=dialog], [role=alertdialog]');
  const all = [...(whole?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].filter(
    element => element === field || isStop(element),
  );
  return all[all.indexOf(field) + 1] ?? null;
}

function isStop(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.offsetParent === null)
    return false;
  if (element instanceof HTMLSelectElement) return !element.disabled;
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return !element.disabled;
  return isTextInput(element);
}

/** The enter key: handled by the field itself, or a new line, the next field, or the form's submit button. */
export function enterIn(field: TextInput): void {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  const isFree = field.dispatchEvent(new KeyboardEvent('keydown', key));
  field.dispatchEvent(new KeyboardEvent('keyup', key));
  if (!isFree) return;
  if (field instanceof HTMLTextAreaElement) {
    document.execCommand('insertLineBreak');
    return;
  }
  const next = fieldAfter(field);
  if (next !== null) {
    next.focus();
    return;
  }
  const submit = field.form?.querySelector<HTMLButtonElement>('button[type=submit]');
  field.blur();
  if (submit) submit.click();
  else field.form?.requestSubmit();
}
