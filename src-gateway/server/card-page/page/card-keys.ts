import { type FrameAppearance, type PadKey, padKeys, pressedKey } from '#shared/card-frame.ts';
import { element, svgElement } from './element.ts';
import { applyAppearance, reportActivity, reportHeight, whenOpened } from './embedder.ts';
import { readSettings } from './settings.ts';
import { type Texts, texts } from './texts.ts';

/** The number pad of a screen without a keyboard (BEY-04): its keys go to the fields' frame, not to the page around. */

const icons: Partial<Record<PadKey, string>> = {
  erase: 'M7 4.5h9a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H7L2.5 10Zm2.5 3.2 4.6 4.6m0-4.6-4.6 4.6',
  hide: 'M2.5 3.5h15v8h-15Zm3 2.5h.1m2.9 0h.1m2.9 0h.1m2.9 0h.1M6.5 9h7M7 15l3 3 3-3',
};

const icon = (d: string) =>
  svgElement('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, [svgElement('path', { d })]);

const keyName = (key: PadKey, { keys }: Texts) =>
  key === 'erase' || key === 'hide' || key === 'next' ? keys[key] : key;

function keyButton(key: PadKey, send: (key: PadKey) => void): HTMLButtonElement {
  const path = icons[key];
  // Not in the Tab order: a guest with a Tab key has a real keyboard.
  const made = element('button', { type: 'button', tabindex: '-1', class: `key key-${key}` });
  if (path !== undefined) made.append(icon(path));
  made.addEventListener('pointerdown', event => {
    if (event.button === 0) send(key);
  });
  // A screen reader's press comes as a click without a pointer before it.
  made.addEventListener('click', ({ detail }) => {
    if (detail === 0) send(key);
  });
  return made;
}

whenOpened(readSettings().embedders, ({ opening, notify }) => {
  const channel = opening.keys === null ? null : new BroadcastChannel(opening.keys);
  const send = (key: PadKey) => channel?.postMessage(pressedKey.parse({ key }));
  const buttons = padKeys.map(key => ({ key, button: keyButton(key, send) }));
  const pad = element('div', { class: 'pad', role: 'group' }, ...buttons.map(({ button }) => button));
  // Pressing the pad must not take the focus and the caret out of the field.
  for (const sign of ['mousedown', 'pointerdown', 'touchstart'])
    document.addEventListener(sign, event => event.preventDefault(), { passive: false });
  const applyEverywhere = (appearance: FrameAppearance) => {
    applyAppearance(appearance);
    const text = texts[appearance.language];
    document.title = text.keys.label;
    pad.setAttribute('aria-label', text.keys.label);
    for (const { key, button } of buttons) {
      const name = keyName(key, text);
      if (icons[key] === undefined) button.textContent = name;
      else button.setAttribute('aria-label', name);
    }
  };
  applyEverywhere(opening.look);
  document.body.classList.add('keys');
  document.body.append(pad);
  reportHeight(notify);
  reportActivity(notify);
  return message => {
    if (message.code === 'look') applyEverywhere(message.look);
  };
});
