import type { Page } from './layouts.ts';

/** State of the keyboard: the field's own page or the symbols, and capitals once or until switched off. */
export type KeyboardState = {
  home: Exclude<Page, 'symbols'>;
  symbols: boolean;
  shift: 'off' | 'once' | 'locked';
};

/** The effect of a key on the field. */
export type KeyAct =
  | { kind: 'insert'; text: string }
  | { kind: 'erase' }
  | { kind: 'enter' }
  | { kind: 'hide' }
  | null;

/** A field is entered: its page, and a capital first if a name begins. */
export function openKeyboard(home: KeyboardState['home'], beginsName: boolean): KeyboardState {
  return { home, symbols: false, shift: beginsName && home === 'text' ? 'once' : 'off' };
}

export function layoutName({ home, symbols, shift }: KeyboardState): string {
  const page: Page = symbols ? 'symbols' : home;
  return shift === 'off' ? page : `${page}-shift`;
}

const afterShift = { off: 'once', once: 'locked', locked: 'off' } as const;

/** Applies a pressed key: the keyboard's new state, and the effect on the field (BEY-04). */
export function pressKey(state: KeyboardState, key: string): { state: KeyboardState; act: KeyAct } {
  switch (key) {
    case '{shift}':
      return { state: { ...state, shift: afterShift[state.shift] }, act: null };
    case '{symbols}':
      return { state: { ...state, symbols: true, shift: 'off' }, act: null };
    case '{letters}':
      return { state: { ...state, symbols: false }, act: null };
    case '{backspace}':
      return { state, act: { kind: 'erase' } };
    case '{enter}':
      return { state, act: { kind: 'enter' } };
    case '{hide}':
      return { state, act: { kind: 'hide' } };
    default: {
      const text = key === '{space}' ? ' ' : key;
      return {
        state: state.shift === 'once' ? { ...state, shift: 'off' } : state,
        act: { kind: 'insert', text },
      };
    }
  }
}
