import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Kind, kind } from './setting.ts';

const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`))
    .transform(Number);

export const whole = (most: number, schema: z.ZodType<number>, expected: string) =>
  kind(expected, schema, digits(most));

/** Written in seconds. */
export const milliseconds = (most: number, schema: z.ZodType<number>, expected: string) =>
  kind(
    expected,
    schema,
    digits(most).transform(seconds => seconds * 1_000),
  );

export const text = (expected: string) => kind(expected, z.string());

export const onOff = kind(
  'on or off',
  z.boolean(),
  z.stringbool({ truthy: ['on', 'true', '1', 'yes'], falsy: ['off', 'false', '0', 'no'] }),
);

export const port = whole(5, z.int().min(0).max(65_535), 'a number from 0 to 65535');

export const listenAddress = kind('an address to listen on', z.string().min(1));

const webUrl = z.url({ protocol: /^https?$/ });
const originText = z.string().regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+$/);
const withoutSlash = z.string().transform(url => url.replace(/\/+$/, ''));

export const origin = (example: string) => kind(`an origin such as ${example}`, webUrl, originText);

export const list = z.string().transform(value =>
  value
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== ''),
);

export const origins = (example: string) =>
  kind(`origins such as ${example}, parted by commas`, z.array(z.string()), list.pipe(z.array(originText)));

export const webAddress = kind('an address that begins with http:// or https://', webUrl, withoutSlash);

export const urlOf = (protocol: RegExp, example: string) =>
  kind(`an address such as ${example}`, z.string(), z.url({ protocol }));

/** Of another party's service; plain http only on one's own machine, for its emulator. */
export const serviceUrl = z.url().refine(value => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
});

export const serviceAddress: Kind<string> = kind(
  'an address that begins with https://',
  serviceUrl,
  withoutSlash,
);

/** Null for a file that cannot be read. */
export function contentOf(file: string | null): string | null {
  try {
    return file === null ? null : readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
