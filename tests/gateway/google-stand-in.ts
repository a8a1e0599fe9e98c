import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, jwtVerify, SignJWT } from 'jose';

export const PROJECT = 'hotel-guests';
const ACCOUNT = 'gateway@hotel-guests.iam.gserviceaccount.com';

export type GoogleStandIn = {
  settings: object;
  idToken(claims: Record<string, unknown>, differences?: Partial<TokenFacts>): Promise<string>;
  hideKeys(): void;
  calls: { path: string; body: Record<string, unknown> }[];
  close(): Promise<void>;
};

type TokenFacts = { project: string; audience: string; lifetime: number; keyId: string; foreignKey: boolean };

/** The ends of Google's protocol that its emulator leaves out. An account is stored just far enough for one opening. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const service = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...(await exportJWK(provider.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const calls: GoogleStandIn['calls'] = [];
  const emails = new Set<string>();
  /** Uids by e-mail and password. */
  const passwords = new Map<string, string>();
  let hidesKeys = false;

  async function respond(request: IncomingMessage, body: string): Promise<{ status: number; body: object }> {
    const path = request.url ?? '';
    if (path === '/keys')
      return hidesKeys ? { status: 503, body: {} } : { status: 200, body: { keys: [jwk] } };
    if (path === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      await jwtVerify(assertion, service.publicKey, { issuer: ACCOUNT, audience: `${url}/token` });
      return { status: 200, body: { access_token: 'access-1', expires_in: 3600 } };
    }
    if (path.startsWith('/v1/accounts:signInWithPassword')) {
      const { email, password } = JSON.parse(body) as Record<string, string>;
      const uid = passwords.get(`${email} ${password}`);
      return uid === undefined
        ? rejection(400, 'INVALID_LOGIN_CREDENTIALS')
        : { status: 200, body: { localId: uid } };
    }
    if (request.headers.authorization !== 'Bearer access-1') return rejection(401, 'INVALID_CREDENTIALS');
    const parsed = JSON.parse(body) as Record<string, unknown>;
    calls.push({ path, body: parsed });
    if (path === `/v1/projects/${PROJECT}/accounts:update`) {
      if (emails.has(String(parsed['email']))) return rejection(400, 'EMAIL_EXISTS');
      return { status: 200, body: {} };
    }
    if (path !== `/v1/projects/${PROJECT}/accounts`) return rejection(400, 'OPERATION_NOT_ALLOWED');
    if (emails.has(String(parsed['email']))) return rejection(400, 'EMAIL_EXISTS');
    emails.add(String(parsed['email']));
    passwords.set(`${String(parsed['email'])} ${String(parsed['password'])}`, String(parsed['localId']));
    return { status: 200, body: { localId: parsed['localId'] } };
  }
  const rejection = (status: number, message: string) => ({
    status,
    body: { error: { code: status, message } },
  });

  const server = createServer((request, response) => {
    void text(request)
      .then(body => respond(request, body))
      .catch(() => rejection(400, 'INVALID_ARGUMENT'))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    calls,
    settings: {
      project: PROJECT,
      key: 'public',
      toolkit: `${url}/v1`,
      secureToken: `${url}/v1/token`,
      keys: `${url}/keys`,
      serviceAccount: {
        type: 'service_account',
        client_email: ACCOUNT,
        private_key: service.privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${url}/token`,
      },
    },
    idToken(claims, differences = {}) {
      const facts = { project: PROJECT, audience: PROJECT, lifetime: 600, keyId: 'key-1', ...differences };
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: facts.keyId })
        .setIssuer(`https://securetoken.google.com/${facts.project}`)
        .setAudience(facts.audience)
        .setIssuedAt(now - 3_600)
        .setExpirationTime(now + facts.lifetime)
        .sign(facts.foreignKey ? foreign.privateKey : provider.privateKey);
    },
    hideKeys() {
      hidesKeys = true;
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
