import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCardFrame, openFrame, pressedKey, toCardFrame } from '#shared/card-frame.ts';

const look = {
  language: 'pt',
  theme: 'dark',
  contrast: false,
  background: 'rgb(255, 255, 255)',
  touch: true,
  fontSize: 23,
  reducedMotion: false,
} as const;
const fields = { number: 'valid', expiration: 'empty', cvv: 'invalid' } as const;

const fromFrame = [
  { code: 'height', height: 300 },
  { code: 'state', fields, brand: 'visa' },
  { code: 'activity' },
  { code: 'keys', wanted: true },
  { code: 'next' },
  { code: 'submit' },
  { code: 'checked', id: 2, isComplete: false },
  { code: 'tokenized', id: 1, token: 'tok_12345678', brand: 'elo', lastFour: '1111' },
  { code: 'failed', id: 1, reason: 'TOKENIZER_FAILED' },
] as const;
const toFrame = [
  { code: 'look', look },
  { code: 'tokenize', id: 1, firstName: 'ANA', lastName: 'SOUZA' },
  { code: 'clear' },
  { code: 'check', id: 2 },
  { code: 'focus' },
] as const;

describe('messages between the guest app and the card’s fields', () => {
  test.each(fromFrame)('$code from the frame is understood', message => {
    expect(fromCardFrame.parse(message)).toEqual(message);
    expect(toCardFrame.safeParse(message).success).toBe(false);
  });

  test.each(toFrame)('$code from the app is understood', message => {
    expect(toCardFrame.parse(message)).toEqual(message);
    expect(fromCardFrame.safeParse(message).success).toBe(false);
  });

  test.each([...fromFrame, ...toFrame])(
    '$code with anything beside what belongs to it is dropped (PAY-38)',
    message => {
      const schema = fromFrame.some(one => one === message) ? fromCardFrame : toCardFrame;
      for (const more of [{ number: '4111111111111111' }, { cvv: '123' }, { value: '' }])
        expect(schema.safeParse({ ...message, ...more }).success).toBe(false);
    },
  );

  test('no message from the frame can bring a card’s number in one of its texts (PAY-38)', () => {
    const digits = fc.stringMatching(/^\d{13,16}$/);
    fc.assert(
      fc.property(digits, number => {
        const withNumber = [
          { code: 'state', fields: { ...fields, number }, brand: 'visa' },
          { code: 'state', fields, brand: number },
          { code: 'height', height: Number(number) },
          { code: 'tokenized', id: 1, token: 'tok_12345678', brand: 'visa', lastFour: number },
          { code: 'tokenized', id: 1, token: number, brand: 'visa', lastFour: '1111' },
          { code: 'failed', id: 1, reason: number },
          { code: number },
        ];
        expect(withNumber.filter(message => fromCardFrame.safeParse(message).success)).toEqual([]);
      }),
    );
  });

  test.each([
    null,
    'text',
    1,
    [],
    {},
    { code: 'CARD_FRAME_OPEN' },
    { code: 'CARD_FRAME_OPEN', look, keys: 'x' },
  ])('%j opens no frame (PAY-38)', message => expect(openFrame.safeParse(message).success).toBe(false));

  test('a key of the pad is one digit or one of its commands (PAY-38)', () => {
    expect(pressedKey.safeParse({ key: '7' }).success).toBe(true);
    for (const key of ['77', 'a', '', 7, '4111111111111111'])
      expect(pressedKey.safeParse({ key }).success).toBe(false);
  });
});
