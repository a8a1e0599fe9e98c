import { describe, expect, test } from 'vitest';
import {
  type KeyboardState,
  layoutName,
  openKeyboard,
  pressKey,
} from '#renderer/guest/features/device/screen-keyboard/keys.ts';
import { layouts, pageFor } from '#renderer/guest/features/device/screen-keyboard/layouts.ts';

const plain = { type: 'text', inputMode: '', autocomplete: '' };

describe('the page of keys follows the field (BEY-04)', () => {
  test.each([
    ['a name', { ...plain, autocomplete: 'name' }, 'text'],
    ['a password', { ...plain, type: 'password', autocomplete: 'current-password' }, 'text'],
    ['an e-mail by its type', { ...plain, type: 'email' }, 'email'],
    ['an e-mail by its input mode', { ...plain, inputMode: 'email' }, 'email'],
    ['a phone', { ...plain, type: 'tel' }, 'numeric'],
    ['a date or a CPF', { ...plain, inputMode: 'numeric' }, 'numeric'],
    ['a card', { ...plain, autocomplete: 'cc-number' }, 'numeric'],
    ['its expiry', { ...plain, autocomplete: 'cc-exp' }, 'numeric'],
    ['its code', { ...plain, type: 'password', autocomplete: 'cc-csc' }, 'numeric'],
    ['a code that was sent', { ...plain, autocomplete: 'one-time-code' }, 'numeric'],
    ['a tax id, which may have letters', { ...plain, inputMode: 'text' }, 'text'],
    ['the name on a card', { ...plain, autocomplete: 'cc-name' }, 'text'],
  ] as const)('%s', (_field, facts, page) => expect(pageFor(facts)).toBe(page));
});

test('every letter of Portuguese has its key, small and capital (BEY-04)', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõú') {
    expect(layouts['text']?.join(' ').split(' ')).toContain(letter);
    expect(layouts['text-shift']?.join(' ').split(' ')).toContain(letter.toUpperCase());
  }
  for (const key of ['@', '.', '_', '-', '.com', '.com.br']) {
    expect(layouts['email']?.join(' ').split(' ')).toContain(key);
    expect(layouts['email-shift']?.join(' ').split(' ')).toContain(key);
  }
  for (const row of Object.values(layouts).flat()) expect(row.split(' ').length).toBeLessThanOrEqual(12);
});

describe('keys', () => {
  const after = (keys: string[], from: KeyboardState = openKeyboard('text', false)) =>
    keys.reduce((state, key) => pressKey(state, key).state, from);

  test('a capital comes once, and stays after a second press (BEY-04)', () => {
    expect(layoutName(after(['{shift}']))).toBe('text-shift');
    expect(layoutName(after(['{shift}', 'A']))).toBe('text');
    expect(layoutName(after(['{shift}', '{shift}', 'A', 'B']))).toBe('text-shift');
    expect(layoutName(after(['{shift}', '{shift}', '{shift}']))).toBe('text');
  });

  test('a name begins with a capital, an e-mail never does (BEY-04)', () => {
    expect(layoutName(openKeyboard('text', true))).toBe('text-shift');
    expect(layoutName(after(['Á'], openKeyboard('text', true)))).toBe('text');
    expect(layoutName(openKeyboard('email', true))).toBe('email');
  });

  test('symbols and letters alternate, and the letters are the field’s own (BEY-04)', () => {
    const symbols = after(['{symbols}'], openKeyboard('email', false));
    expect(layoutName(symbols)).toBe('symbols');
    expect(layoutName(after(['#', '{letters}'], symbols))).toBe('email');
  });

  test('a key writes what it shows; the others act (BEY-04)', () => {
    const act = (key: string) => pressKey(openKeyboard('text', false), key).act;
    expect(act('ã')).toEqual({ kind: 'insert', text: 'ã' });
    expect(act('.com.br')).toEqual({ kind: 'insert', text: '.com.br' });
    expect(act('{')).toEqual({ kind: 'insert', text: '{' });
    expect(act('{space}')).toEqual({ kind: 'insert', text: ' ' });
    expect(act('{backspace}')).toEqual({ kind: 'erase' });
    expect(act('{enter}')).toEqual({ kind: 'enter' });
    expect(act('{hide}')).toEqual({ kind: 'hide' });
    expect(act('{shift}')).toBeNull();
  });
});
