export type PictureKind = 'document' | 'selfie';
export type Session = { session: string; language: 'en' | 'pt'; atKiosk: boolean };

/** The server rejects the request: the link or the page has expired, or a picture is invalid. */
export class RequestRejected extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`rejected with ${status}`);
    this.status = status;
  }
}

async function post(path: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    body,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(60_000),
  });
  if (response.status >= 500) throw new Error('the server failed');
  if (!response.ok) throw new RequestRejected(response.status);
  return response;
}

const json = { 'content-type': 'application/json' };
const named = (session: string) => ({ 'x-verification-session': session });

/** Uses the link up. */
export async function openSession(token: string): Promise<Session> {
  const response = await post('/session', JSON.stringify({ token }), json);
  return response.json();
}

export async function sendPicture(session: string, kind: PictureKind, picture: Blob): Promise<void> {
  await post(`/pictures/${kind}`, picture, { ...named(session), 'content-type': picture.type });
}

export async function finish(session: string): Promise<void> {
  await post('/finish', '{}', { ...named(session), ...json });
}
