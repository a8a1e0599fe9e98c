import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '../fixtures.ts';

export type Account = { email: string; password: string };

export async function signIn(request: APIRequestContext, { email, password }: Account): Promise<string> {
  const response = await request.post(
    '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test',
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

export async function guestHeaders(
  request: APIRequestContext,
  guest: Account,
): Promise<Record<string, string>> {
  return {
    'accept-language': 'en',
    'x-guest-access-token': `Bearer ${await signIn(request, guest)}`,
  };
}

export async function getFor(request: APIRequestContext, guest: Account, path: string): Promise<APIResponse> {
  return request.get(`/api/${path}`, { headers: await guestHeaders(request, guest) });
}

export function callOf(
  request: APIRequestContext,
  guest: Account,
  path: string,
  headers: Record<string, string> = {},
) {
  return async (data: unknown): Promise<Record<string, unknown>> => {
    const response = await request.post(`/api/${path}`, {
      headers: { ...(await guestHeaders(request, guest)), ...headers },
      data,
    });
    expect(response.ok(), `${path} ${response.status()} ${await response.text()}`).toBe(true);
    return response.json();
  };
}
