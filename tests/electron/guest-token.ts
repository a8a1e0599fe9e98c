import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src-gateway/sandbox/seed/demo-guests.ts';
import { ask } from './device-fixture.ts';

const DEMO = { email: 'ana@pernoite.test', password: DEMO_PASSWORD };

export async function signIn(page: Page, gateway: string): Promise<string> {
  const answer = await fetch(
    `${gateway}/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...DEMO, returnSecureToken: true }),
    },
  );
  const { refreshToken } = (await answer.json()) as { refreshToken: string };
  await ask(page, 'storeToken', { refreshToken });
  return refreshToken;
}
