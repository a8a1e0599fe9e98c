import type { Text } from '#renderer/platform/i18n/texts.ts';
import { allKeys } from './layouts.ts';

const icon = (path: string) =>
  `<svg width="32" height="32" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

const icons = {
  '{backspace}': icon(
    'M7 4.5h9a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H7L2.5 10Zm2.5 3.2 4.6 4.6m0-4.6-4.6 4.6',
  ),
  '{shift}': icon('M10 3.5 3.5 10H7v6h6v-6h3.5Z'),
  '{hide}': icon('M2.5 3.5h15v8h-15Zm3 2.5h.1m2.9 0h.1m2.9 0h.1m2.9 0h.1M6.5 9h7M7 15l3 3 3-3'),
};

/** Labels of the keys that change the page; their accessible names begin with them, for users of voice control. */
export const pageKeys = { '{symbols}': '?123', '{letters}': 'ABC' };

/** Characters that would be parsed as HTML, because the keyboard writes its labels as such. */
const escaped = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export function keyFaces(t: Text<'screen-keyboard'>, isLast: boolean): Record<string, string> {
  return {
    ...Object.fromEntries(allKeys.map(key => [key, key])),
    ...escaped,
    ...icons,
    '{space}': t('space'),
    ...pageKeys,
    '{enter}': t(isLast ? 'done' : 'next'),
  };
}

type Attribute = { attribute: string; value: string; buttons: string };

const signs = {
  '@': 'signs.at',
  '.': 'signs.dot',
  ',': 'signs.comma',
  '-': 'signs.hyphen',
  _: 'signs.underscore',
  "'": 'signs.apostrophe',
  '+': 'signs.plus',
} as const;

/** The label for screen readers. Keys are not in the tab order: a guest with a Tab key has a real keyboard. */
export function keyAttributes(t: Text<'screen-keyboard'>, shift: 'off' | 'once' | 'locked'): Attribute[] {
  const named = (buttons: string, value: string): Attribute => ({ attribute: 'aria-label', value, buttons });
  return [
    { attribute: 'tabindex', value: '-1', buttons: allKeys.join(' ') },
    { attribute: 'type', value: 'button', buttons: allKeys.join(' ') },
    { attribute: 'aria-pressed', value: shift === 'off' ? 'false' : 'true', buttons: '{shift}' },
    named('{backspace}', t('backspace')),
    named('{shift}', t(shift === 'locked' ? 'capsLock' : 'shift')),
    named('{hide}', t('hide')),
    named('{symbols}', t('symbols', { face: pageKeys['{symbols}'] })),
    named('{letters}', t('letters', { face: pageKeys['{letters}'] })),
    ...Object.entries(signs).map(([sign, key]) => named(sign, t(key))),
  ];
}
