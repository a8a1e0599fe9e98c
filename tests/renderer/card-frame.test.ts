import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onActivity } from '#renderer/guest/features/shared/session/activity.ts';
import { createCardFrame, isCardBegun, isCardComplete } from '#renderer/platform/card-frame/card-frame.ts';
import type { OpenFrame } from '#shared/card-frame.ts';

vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });

const ORIGIN = 'https://cards.example';
const look = {
  language: 'en',
  theme: 'light',
  contrast: false,
  background: 'rgb(255, 255, 255)',
  touch: false,
  fontSize: 16,
  reducedMotion: false,
} as const;
const whole = { number: 'valid', expiration: 'valid', cvv: 'valid' } as const;
const holder = { firstName: 'ANA', lastName: 'SOUZA' };

async function opened() {
  const sent: { message: OpenFrame; origin: string; port: MessagePort }[] = [];
  const submit = vi.fn<() => void>();
  const element = {
    contentWindow: {
      postMessage: (message: OpenFrame, origin: string, [port]: MessagePort[]) => {
        if (port) sent.push({ message, origin, port });
      },
    },
    focus: vi.fn<() => void>(),
    closest: () => ({ requestSubmit: submit, querySelectorAll: () => [] }),
  };
  const card = createCardFrame();
  card.open(element as unknown as HTMLIFrameElement, ORIGIN, look, null);
  const [opening] = sent;
  if (!opening) throw new Error('no port was handed over');
  const heard: unknown[] = [];
  opening.port.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  onTestFinished(() => {
    card.close();
    opening.port.close();
  });
  const say = (message: unknown) => opening.port.postMessage(message);
  return { card, opening, heard, say, element, submit };
}

describe('the guest app’s side of the card’s fields', () => {
  test('hands its port to a page of the card page’s origin and to no other (PAY-38)', async () => {
    const { opening } = await opened();
    expect(opening.origin).toBe(ORIGIN);
    expect(opening.message).toEqual({ code: 'CARD_FRAME_OPEN', look, keys: null });
  });

  test('knows of a card whether it is begun and complete, and nothing of what is typed (PAY-38)', async () => {
    const { card, say } = await opened();
    expect([isCardBegun(card.read()), isCardComplete(card.read())]).toEqual([false, false]);
    say({ code: 'state', fields: { ...whole, cvv: 'empty' }, brand: 'visa' });
    await expect.poll(() => isCardBegun(card.read())).toBe(true);
    expect(isCardComplete(card.read())).toBe(false);
    say({ code: 'state', fields: whole, brand: 'visa' });
    await expect.poll(() => isCardComplete(card.read())).toBe(true);
  });

  test('drops messages that are not in the agreed form (PAY-38)', async () => {
    const { card, say, submit } = await opened();
    const before = card.read();
    const hostile = [
      { code: 'state', fields: whole, brand: 'visa', number: '4111111111111111' },
      { code: 'tokenized', id: 1, token: 'x', brand: 'visa', lastFour: '4111111111111111' },
      { code: 'height', height: 1e9 },
      { code: 'submit', twice: true },
      'submit',
      null,
    ];
    for (const message of hostile) say(message);
    say({ code: 'height', height: 321 });
    await expect.poll(() => card.read().height).toBe(321);
    expect(card.read()).toEqual({ ...before, step: 'open', height: 321 });
    expect(submit).not.toHaveBeenCalled();
  });

  test('gets the token that was requested, and no other one (PAY-24, PAY-38)', async () => {
    const { card, say, heard } = await opened();
    const token = card.tokenize(holder);
    await expect.poll(() => heard).toEqual([{ code: 'tokenize', id: 1, ...holder }]);
    say({ code: 'tokenized', id: 9, token: 'tok_of_another', brand: 'visa', lastFour: '0000' });
    say({ code: 'tokenized', id: 1, token: 'tok_12345678', brand: 'elo', lastFour: '4444' });
    expect(await token).toMatchObject({ token: 'tok_12345678', brand: 'elo', lastFour: '4444' });
  });

  test.each(['TOKENIZER_FAILED', 'NETWORK_UNREACHABLE'] as const)(
    'says why there is no token: %s (PAY-25)',
    async reason => {
      const { card, say, heard } = await opened();
      const token = card.tokenize(holder);
      await expect.poll(() => heard.length).toBe(1);
      say({ code: 'failed', id: 1, reason });
      await expect(token).rejects.toMatchObject({ code: reason });
    },
  );

  test('a frame that is removed fails what waits for it, and leaves nothing behind (PAY-25, PAY-38)', async () => {
    const { card, say } = await opened();
    say({ code: 'state', fields: whole, brand: 'visa' });
    await expect.poll(() => isCardComplete(card.read())).toBe(true);
    const token = card.tokenize(holder);
    card.close();
    await expect(token).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
    expect(isCardBegun(card.read())).toBe(false);
    await expect(card.tokenize(holder)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
  });

  test('a frame that stays silent is away, one that has spoken is not (PAY-38)', async () => {
    const silent = await opened();
    silent.card.giveUp();
    silent.card.close();
    expect(silent.card.read().step, 'also once its frame is removed').toBe('away');
    silent.card.retry();
    expect(silent.card.read().step).toBe('opening');
    const there = await opened();
    there.say({ code: 'height', height: 300 });
    await expect.poll(() => there.card.read().step).toBe('open');
    there.card.giveUp();
    expect(there.card.read().step).toBe('open');
  });

  test('whether a card is complete is the frame’s own word, and what is missing gets the focus (PAY-38)', async () => {
    const { card, heard, element, say } = await opened();
    const first = card.check();
    await expect.poll(() => heard).toEqual([{ code: 'check', id: 1 }]);
    say({ code: 'checked', id: 1, isComplete: false });
    expect(await first).toBe(false);
    expect(element.focus).toHaveBeenCalledOnce();
    await expect.poll(() => heard.at(-1)).toEqual({ code: 'focus' });
    const second = card.check();
    say({ code: 'checked', id: 2, isComplete: true });
    expect(await second).toBe(true);
    expect(element.focus).toHaveBeenCalledOnce();
  });

  test('somebody who types there is not quiet, whatever they type (PAY-38, PD-38)', async () => {
    vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
    const { say } = await opened();
    const active = vi.fn<() => void>();
    onTestFinished(onActivity(active));
    say({ code: 'activity' });
    await expect.poll(() => active.mock.calls).toEqual([[]]);
  });

  test('Enter in the frame sends the form around it (PAY-38)', async () => {
    const { say, submit } = await opened();
    say({ code: 'submit' });
    await expect.poll(() => submit.mock.calls.length).toBe(1);
  });
});
