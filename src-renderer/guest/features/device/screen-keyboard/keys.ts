import type { Page } from './layouts.ts';

export type KeyboardState = {
  home: Exclude<Page, 'symbols'>;
  symbols: boolean;
  shift: 'off' | 'once' | 'locked';
};

export type KeyAct =
  | { kind: 'insert'; text: string }
  | { kind: 'erase' }
  | { kind: 'enter' }
  | { kind: 'hide' }
  | null;

export function openKeyboard(home: KeyboardState['home'], beginsName: boolean): KeyboardState {
  return { home, symbols: false, shift: beginsName && home === 'text' ? 'once' : 'off' };
}

export function layoutName({ home, symbols, shift }: KeyboardState): string {
  const page: Page = symbols ? 'symbols' : home;
  return shift === 'off' ? page : `${page}-shift`;
}

const afterShift = { off: 'once', once: 'locked', locked: 'off' } as const;

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
