import type { CardFieldName, CardFieldState } from '#shared/card-frame.ts';
import { fieldError, fieldState, masks, typed } from './card-rules.ts';
import { element, svgElement } from './element.ts';
import type { Texts } from './texts.ts';

/** A field of the card with its label, error and hint. Only this object contains the typed value. */
export type CardField = {
  name: CardFieldName;
  view: HTMLElement;
  input: HTMLInputElement;
  state: () => CardFieldState;
  /** Shows errors from now on (SES-05). */
  judge: () => void;
  clear: () => void;
  insert: (digit: string) => void;
  erase: () => void;
  /** `hint` replaces the field's own one. */
  say: (texts: Texts, hint?: string) => void;
};

type Given = {
  name: CardFieldName;
  autocomplete: string;
  after: Element | null;
  onChange: () => void;
};

const hints: Partial<Record<CardFieldName, 'expirationHint' | 'cvvHint'>> = {
  expiration: 'expirationHint',
  cvv: 'cvvHint',
};

/** The same mark as in the guest app's fields. */
function errorMark(): SVGElement {
  return svgElement('svg', { viewBox: '0 0 12 12', 'aria-hidden': 'true' }, [
    svgElement('rect', { x: 2, y: 2, width: 8, height: 8, rx: 2, transform: 'rotate(45 6 6)' }),
    svgElement('path', { d: 'm4.5 4.5 3 3m0-3-3 3' }),
  ]);
}

export function cardField({ name, autocomplete, after, onChange }: Given): CardField {
  const errorId = `${name}-error`;
  const hintId = `${name}-hint`;
  const label = element('span');
  const errorText = element('span');
  const error = element('p', { id: errorId, class: 'error', role: 'alert' });
  const hint = element('p', { id: hintId, class: 'hint' });
  const input = element('input', {
    id: name,
    name,
    type: 'text',
    inputmode: 'numeric',
    autocomplete,
    spellcheck: 'false',
    required: '',
    'aria-describedby': `${errorId} ${hintId}`,
  });
  const view = element(
    'div',
    { class: `field ${name}` },
    element('label', { for: name }, label, element('span', { class: 'star', 'aria-hidden': 'true' }, '*')),
    element('div', { class: 'box' }, input, ...(after ? [after] : [])),
    error,
    hint,
  );
  let texts: Texts | null = null;
  let isJudged = false;

  const state = () => fieldState(name, input.value, new Date());
  const showError = () => {
    const wrong = isJudged ? fieldError(name, state()) : null;
    const text = wrong === null || texts === null ? '' : texts.errors[wrong];
    // Written only when it changes: otherwise a screen reader announces it again.
    if (errorText.textContent !== text) {
      errorText.textContent = text;
      error.replaceChildren(...(text === '' ? [] : [errorMark(), errorText]));
    }
    if (wrong === null) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };
  const put = (text: string, caret: number) => {
    const next = typed(name, text, caret);
    input.value = next.value;
    if (document.activeElement === input) input.setSelectionRange(next.caret, next.caret);
    showError();
    onChange();
  };
  const selection = (): [number, number] => {
    const end = input.value.length;
    return [input.selectionStart ?? end, input.selectionEnd ?? end];
  };

  input.addEventListener('input', event => {
    // Text that an input method is still composing is left alone until it is complete.
    if (event instanceof InputEvent && event.isComposing) return;
    put(input.value, input.selectionStart ?? input.value.length);
  });
  input.addEventListener('compositionend', () =>
    put(input.value, input.selectionStart ?? input.value.length),
  );

  return {
    name,
    view,
    input,
    state,
    judge() {
      isJudged = true;
      showError();
    },
    clear() {
      isJudged = false;
      put('', 0);
    },
    insert(digit) {
      const [from, to] = selection();
      const text = input.value.slice(0, from) + digit;
      put(text + input.value.slice(to), text.length);
    },
    erase() {
      const [from, to] = selection();
      // Deleting a sign of the pattern deletes the digit before it.
      const head = from < to ? input.value.slice(0, from) : input.value.slice(0, from).replace(/\d\D*$/, '');
      put(head + input.value.slice(to), masks[name](head).length);
    },
    say(said, replaced) {
      texts = said;
      label.textContent = said[name];
      const own = hints[name];
      const text = replaced ?? (own === undefined ? '' : said[own]);
      if (hint.textContent !== text) hint.textContent = text;
      showError();
    },
  };
}
