import { staffCode, staffPassword } from '../pages/staff-pages.ts';

/** The session's cookie of a person of the seed, `name=value`. */
export async function openStaffSession(address: string, email: string): Promise<string> {
  const begun = await send(address, '/sign-in', { body: { email, password: staffPassword } });
  const { challenge } = (await begun.json()) as { challenge: string };
  const code = await staffCode(new URL(address).origin, email);
  const opened = await send(address, '/sign-in/code', { body: { challenge, code } });
  return opened.headers.get('set-cookie')?.split(';')[0] ?? '';
}

type Call = { cookie?: string; body?: unknown; method?: 'POST' | 'PUT' };

/** A call of staff; without a body it reads. */
export async function send(address: string, path: string, call: Call = {}): Promise<Response> {
  const response = await respond(address, path, call);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** The same with any outcome. */
export const respond = (
  address: string,
  path: string,
  { cookie = '', body, method = 'POST' }: Call,
): Promise<Response> =>
  fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : method,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', origin: address, cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
