import {
  type CardFieldName,
  type FrameAppearance,
  type FromCardFrame,
  type PadKey,
  pressedKey,
  type ToCardFrame,
} from '#shared/card-frame.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import {
  cardDigits,
  cardNetworkByPrefix,
  detectCardNetwork,
  isCardNumberValid,
  passesLuhn,
} from '#shared/rules/card-network.ts';
import { cardField } from './card-field.ts';
import { cardNetworkMark } from './card-network-mark.ts';
import { element } from './element.ts';
import { applyAppearance, reportActivity, reportHeight, whenOpened } from './embedder.ts';
import { tokenize } from './provider.ts';
import { readSettings } from './settings.ts';
import { texts } from './texts.ts';

/** Number, date and security code leave the frame only to the provider (PAY-38). */

/** An error that appears on blur must not move a button of the page around while a finger presses it. */
const JUDGE_MS = 150;

const { embedders, provider } = readSettings();
const { mark, show: showNetwork } = cardNetworkMark();
const networkStatus = element('p', { class: 'unseen', role: 'status' });
const trial = element('p', { class: 'hint trial' });

let notify: (message: FromCardFrame) => void = () => undefined;
let text = texts.en;

const field = (name: CardFieldName, autocomplete: string, after: Element | null = null) =>
  cardField({ name, autocomplete, after, onChange: changed });
const number = field('number', 'cc-number', mark);
const expiration = field('expiration', 'cc-exp');
const cvv = field('cvv', 'cc-csc');
const fields = [number, expiration, cvv] as const;

function changed(): void {
  const { value } = number.input;
  const network = cardNetworkByPrefix(value);
  showNetwork(network);
  const said = network === 'unknown' ? '' : text.brand.replace('{{brand}}', cardNetworkNames[network].name);
  if (networkStatus.textContent !== said) networkStatus.textContent = said;
  // Digits that no card has can still be tried: the provider decides (PD-31).
  const isDoubtful = isCardNumberValid(value) && !passesLuhn(value);
  number.say(text, isDoubtful ? text.checkDigits : '');
  notify({
    code: 'state',
    fields: { number: number.state(), expiration: expiration.state(), cvv: cvv.state() },
    brand: network,
  });
}

function applyEverywhere(appearance: FrameAppearance): void {
  applyAppearance(appearance);
  text = texts[appearance.language];
  document.title = text.title;
  for (const one of fields) one.say(text);
  trial.textContent = provider?.isTest ? text.trial : '';
  changed();
}

/** Number and code are wiped once the provider has the card (PD-16). */
async function handOver({
  id,
  firstName,
  lastName,
}: Extract<ToCardFrame, { code: 'tokenize' }>): Promise<void> {
  const digits = cardDigits(number.input.value);
  const date = expiration.input.value.replace(/\D/g, '');
  const result =
    provider === null
      ? ({ reason: 'NETWORK_UNREACHABLE' } as const)
      : await tokenize(provider, {
          number: digits,
          month: date.slice(0, 2),
          year: `20${date.slice(2, 4)}`,
          firstName,
          lastName,
          cvv: cvv.input.value,
        });
  if ('reason' in result) return notify({ code: 'failed', id, reason: result.reason });
  number.clear();
  cvv.clear();
  notify({
    code: 'tokenized',
    id,
    token: result.token,
    brand: detectCardNetwork(digits),
    lastFour: digits.slice(-4),
  });
}

/** The last state sent to the page around may be older than the last key. */
function check(id: number): void {
  for (const one of fields) one.judge();
  notify({ code: 'checked', id, isComplete: fields.every(one => one.state() === 'valid') });
}

const focusFirst = () => (fields.find(one => one.state() !== 'valid') ?? number).input.focus();

function take(message: ToCardFrame): void {
  switch (message.code) {
    case 'look':
      return applyEverywhere(message.look);
    case 'tokenize':
      return void handOver(message);
    case 'clear':
      for (const one of fields) one.clear();
      return undefined;
    case 'check':
      return check(message.id);
    case 'focus':
      return focusFirst();
  }
}

const active = () => fields.find(({ input }) => input === document.activeElement);

/** Focuses the next field, or the element after the frame in the page around. */
function goOn(): void {
  const at = fields.findIndex(({ input }) => input === document.activeElement);
  const next = at === -1 ? undefined : fields[at + 1];
  if (next) return next.input.focus();
  active()?.input.blur();
  notify({ code: 'next' });
}

function press(key: PadKey): void {
  const current = active();
  if (current === undefined) return;
  if (key === 'next') goOn();
  else if (key === 'hide') current.input.blur();
  else if (key === 'erase') current.erase();
  else current.insert(key);
}

/** A number pad of this origin types into the field that has the focus (BEY-04): no key passes the page around. */
function listenToKeys(channelName: string): void {
  for (const { input } of fields) input.inputMode = 'none';
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const pressed = pressedKey.safeParse(data);
    if (pressed.success) press(pressed.data.key);
  };
  let byKeyboard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => notify({ code: 'keys', wanted: active() !== undefined && document.hasFocus() && !byKeyboard }),
      JUDGE_MS,
    );
  };
  // A guest with a keyboard needs no pad.
  window.addEventListener('keydown', ({ isTrusted }) => {
    byKeyboard = isTrusted;
  });
  window.addEventListener('pointerdown', () => {
    byKeyboard = false;
    settle();
  });
  for (const sign of ['focusin', 'focusout', 'focus', 'blur']) window.addEventListener(sign, settle);
}

for (const one of fields) {
  one.input.addEventListener('blur', ({ relatedTarget }) => {
    if (relatedTarget !== null) one.judge();
    else setTimeout(one.judge, JUDGE_MS);
  });
  one.input.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    notify({ code: 'submit' });
  });
}
// Visible only while it is typed (PAY-11).
cvv.input.type = 'password';
cvv.input.addEventListener('focus', () => {
  cvv.input.type = 'text';
});
cvv.input.addEventListener('blur', () => {
  cvv.input.type = 'password';
});

const form = element('form', { novalidate: '' }, ...fields.map(({ view }) => view), networkStatus, trial);
form.addEventListener('submit', event => event.preventDefault());
document.body.append(form);
window.addEventListener('pagehide', () => {
  for (const one of fields) one.clear();
});

whenOpened(embedders, ({ opening, notify: notifyEmbedder }) => {
  notify = notifyEmbedder;
  applyEverywhere(opening.look);
  if (opening.keys !== null) listenToKeys(opening.keys);
  reportHeight(notify);
  reportActivity(notify);
  return take;
});
