import * as z from 'zod/mini';
import { cardNetwork } from './card-networks.ts';

/** No message can contain a card's number, date or security code (PAY-38, docs/decisions/0034). */

export const cardFieldNames = ['number', 'expiration', 'cvv'] as const;
export const cardFieldName = z.enum(cardFieldNames);
export type CardFieldName = z.infer<typeof cardFieldName>;

const fieldState = z.enum(['empty', 'invalid', 'valid']);
export type CardFieldState = z.infer<typeof fieldState>;

export const frameAppearance = z.strictObject({
  language: z.enum(['en', 'pt']),
  theme: z.enum(['light', 'dark']),
  contrast: z.boolean(),
  /** The background behind the frame, as the browser computes it. */
  background: z.string().check(z.regex(/^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/)),
  /** A public screen: larger targets. */
  touch: z.boolean(),
  /** The page's font size in pixels. */
  fontSize: z.number().check(z.gte(8), z.lte(96)),
  reducedMotion: z.boolean(),
});
export type FrameAppearance = z.infer<typeof frameAppearance>;

/** A provider's name for a typed card: never digits alone, as a card's number is. */
export const cardToken = z.string().check(z.regex(/^(?!\d+$)[\w-]{8,200}$/));

/** Names the channel between the fields and the keys of a screen without a keyboard. */
const channelName = z.string().check(z.regex(/^[\da-f-]{36}$/));
const requestId = z.int().check(z.gte(1));
const name = z.string().check(z.maxLength(200));
const pixels = z.int().check(z.gte(0), z.lte(10_000));

/** The first message to a frame, with a port for all others. `keys` is null if there is a keyboard. */
export const openFrame = z.strictObject({
  code: z.literal('CARD_FRAME_OPEN'),
  look: frameAppearance,
  keys: z.nullable(channelName),
});
export type OpenFrame = z.infer<typeof openFrame>;

/** From the app around to the fields; the keys get the appearance alone. */
export const toCardFrame = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('look'), look: frameAppearance }),
  /** Turns the typed card into a token; the response has the same id. */
  z.strictObject({ code: z.literal('tokenize'), id: requestId, firstName: name, lastName: name }),
  z.strictObject({ code: z.literal('clear') }),
  /** Shows errors; the response has the same id. */
  z.strictObject({ code: z.literal('check'), id: requestId }),
  z.strictObject({ code: z.literal('focus') }),
]);
export type ToCardFrame = z.infer<typeof toCardFrame>;

export const fromCardFrame = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('height'), height: pixels }),
  z.strictObject({
    code: z.literal('state'),
    fields: z.strictObject({ number: fieldState, expiration: fieldState, cvv: fieldState }),
    brand: cardNetwork,
  }),
  /** The guest types or touches; says nothing of the content (PD-38). */
  z.strictObject({ code: z.literal('activity') }),
  /** True while a field needs the keys of a screen without a keyboard. */
  z.strictObject({ code: z.literal('keys'), wanted: z.boolean() }),
  /** The last field is done: the element after the frame gets the focus. */
  z.strictObject({ code: z.literal('next') }),
  z.strictObject({ code: z.literal('submit') }),
  z.strictObject({ code: z.literal('checked'), id: requestId, isComplete: z.boolean() }),
  z.strictObject({
    code: z.literal('tokenized'),
    id: requestId,
    token: cardToken,
    brand: cardNetwork,
    lastFour: z.string().check(z.regex(/^\d{4}$/)),
  }),
  z.strictObject({
    code: z.literal('failed'),
    id: requestId,
    reason: z.enum(['TOKENIZER_FAILED', 'NETWORK_UNREACHABLE']),
  }),
]);
export type FromCardFrame = z.infer<typeof fromCardFrame>;

export const padKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'erase', 'hide', 'next'] as const;
export const padKey = z.enum(padKeys);
export type PadKey = z.infer<typeof padKey>;

/** Between the two frames of the card page, on a channel that no other origin can open. */
export const pressedKey = z.strictObject({ key: padKey });
