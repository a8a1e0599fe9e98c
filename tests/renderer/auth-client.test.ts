import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authFailure } from '#renderer/platform/gateway/auth-client.ts';
import { exchangeRefreshToken } from '#renderer/platform/host/auth-tokens.ts';
import { retryAfterDetails } from '#renderer/platform/i18n/retry-after.ts';
import { defaultWebConfig } from '#shared/settings.ts';
import { standInForPage } from './page-stub.ts';

const identityError = (message: string) => ({ error: { code: 400, message } });

test.each([
  ['INVALID_PASSWORD', 'INVALID_CREDENTIALS'],
  ['EMAIL_NOT_FOUND', 'INVALID_CREDENTIALS'],
  ['INVALID_LOGIN_CREDENTIALS', 'INVALID_CREDENTIALS'],
  ['INVALID_EMAIL', 'INVALID_CREDENTIALS'],
])('%s is not distinguished from a wrong password (SES-08, PD-06)', (identityCode, failure) => {
  expect(authFailure(identityError(identityCode))).toBe(failure);
});

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled', 'TOO_MANY_REQUESTS'],
  ['USER_DISABLED', 'USER_DISABLED'],
  ['INVALID_OOB_CODE', 'CODE_INVALID'],
  ['EXPIRED_OOB_CODE', 'CODE_INVALID'],
  ['INVALID_CUSTOM_TOKEN', 'UNAUTHORIZED'],
  ['TOKEN_EXPIRED', 'UNAUTHORIZED'],
  ['INVALID_CUSTOM_TOKEN : Invalid assertion format', 'UNAUTHORIZED'],
  ['MISSING_IDENTIFIER', 'UNAUTHORIZED'],
  ['PROJECT_NUMBER_MISMATCH', 'UNAUTHORIZED'],
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'WEAK_PASSWORD'],
])('%s is understood (PD-06)', (message, failure) => {
  expect(authFailure(identityError(message))).toBe(failure);
});

test.each([
  'OPERATION_NOT_ALLOWED',
  'PASSWORD_LOGIN_DISABLED',
  'PROJECT_DISABLED : by its owner',
  'API key not valid. Please pass a valid API key.',
  'constructor',
  '',
  '<html>',
])('%j is a provider that cannot help (PD-06)', identityCode => {
  expect(authFailure(identityError(identityCode))).toBe('SERVICE_UNAVAILABLE');
});

test.each([null, 'INVALID_PASSWORD', { error: 'INVALID_PASSWORD' }])(
  'so is one that responds with %j (PD-06)',
  body => {
    expect(authFailure(body)).toBe('SERVICE_UNAVAILABLE');
  },
);

test.each([
  ['300', { retryAfterSeconds: 300 }],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['0', undefined],
  [null, undefined],
])(
  'the wait that a provider names in its header %j is passed on to the guest (SES-08, PD-06)',
  (header, details) => {
    const headers = new Headers(header === null ? {} : { 'retry-after': header });
    expect(retryAfterDetails(headers)).toEqual(details);
  },
);

describe('trading a refresh token on the web', () => {
  let reply = { status: 200, body: '' };
  const provider = createServer((_request, response) => {
    response.writeHead(reply.status).end(reply.body);
  });
  beforeAll(async () => {
    await new Promise<void>(ready => provider.listen(0, '127.0.0.1', ready));
    const secureToken = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1/token`;
    standInForPage('http://localhost', { identity: { ...defaultWebConfig.identity, secureToken } });
  });
  afterAll(() => provider.close());

  test('gives an access token with a minute of slack, and the next refresh token (PD-05)', async () => {
    const body = { id_token: 'id-2', refresh_token: 'refresh-2', expires_in: '3600' };
    reply = { status: 200, body: JSON.stringify(body) };
    const fresh = await exchangeRefreshToken('refresh-1');
    expect(fresh).toMatchObject({ idToken: 'id-2', refreshToken: 'refresh-2' });
    expect(Math.abs(fresh.expiresAt - Date.now() - 3_540_000)).toBeLessThan(5_000);
  });

  test.for([
    ['UNAUTHORIZED', 400, JSON.stringify(identityError('TOKEN_EXPIRED'))],
    ['SERVICE_UNAVAILABLE', 429, JSON.stringify(identityError('TOKEN_EXPIRED'))],
    ['SERVICE_UNAVAILABLE', 403, '<h1>Blocked by the proxy</h1>'],
    ['ANSWER_INVALID', 200, '<h1>Sign in to this network</h1>'],
  ] as const)(
    'is %s for status %i and %j: only the provider ends a session (PD-05, PD-06)',
    async ([code, status, body]) => {
      reply = { status, body };
      await expect(exchangeRefreshToken('refresh-1')).rejects.toMatchObject({ code });
    },
  );
});
