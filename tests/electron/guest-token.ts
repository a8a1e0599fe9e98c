import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src-gateway/sandbox/seed/demo-guests.ts';
import { callBridge } from './device-fixture.ts';

const DEMO = { email: 'ana@pernoite.test', password: DEMO_PASSWORD };

export async function signIn(page: Page, gateway: string): Promise<string> {
  const response = await fetch(
    `${gateway}/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...DEMO, returnSecureToken: true }),
    },
  );
  const { refreshToken } = (await response.json()) as { refreshToken: string };
  await callBridge(page, 'storeToken', { refreshToken });
  return refreshToken;
}
