import { expect } from 'vitest';
import { z } from 'zod';
import type { Client, RawResponse } from './harness.ts';
import { jpegOf } from './pictures.ts';
import type { TestGuest } from './small-hotel.ts';

export type PageResponse = Pick<RawResponse, 'status' | 'headers' | 'text' | 'body'>;

export async function pageCall(
  guestLink: string,
  path: string,
  {
    method = 'POST',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
): Promise<PageResponse> {
  const response = await fetch(new URL(path, guestLink), {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  return { status: response.status, headers: response.headers, text, body: parsed };
}

const json = { 'content-type': 'application/json' };

export const tokenOf = (link: string) => new URL(link).hash.slice(1);

export const openPage = (link: string, token = tokenOf(link)) =>
  pageCall(link, '/session', { headers: json, body: JSON.stringify({ token }) });

const opened = z.object({ session: z.string(), language: z.enum(['en', 'pt']), atKiosk: z.boolean() });

export async function sessionOf(link: string): Promise<z.infer<typeof opened>> {
  return opened.parse((await openPage(link)).body);
}

export const sendPicture = (
  link: string,
  session: string,
  kind: 'document' | 'selfie',
  picture: Uint8Array<ArrayBuffer> | Buffer = jpegOf(1_600, 1_200),
  type = 'image/jpeg',
) =>
  pageCall(link, `/pictures/${kind}`, {
    headers: { 'content-type': type, 'x-verification-session': session },
    body: new Uint8Array(picture),
  });

export const finishPage = (link: string, session: string) =>
  pageCall(link, '/finish', { headers: { ...json, 'x-verification-session': session }, body: '{}' });

/** The address of a fresh page of the provider. */
export async function fetchLink(client: Client): Promise<string> {
  const { urlValidation } = await client.validation.link();
  if (urlValidation === null) throw new Error('the document is seen at the reception');
  return urlValidation;
}

export async function handIn(guest: TestGuest): Promise<void> {
  const link = await fetchLink(guest.client);
  const { session } = await sessionOf(link);
  for (const kind of ['document', 'selfie'] as const)
    expect((await sendPicture(link, session, kind)).status).toBe(200);
  expect((await finishPage(link, session)).status).toBe(200);
}
