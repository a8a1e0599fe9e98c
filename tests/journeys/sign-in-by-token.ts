import { expect, type Page } from '@playwright/test';

/** A document of the gateway's own origin that starts no app: storage can be filled there. */
export const QUIET_PAGE = '/readyz';
const SIGN_IN = '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test';

/** The refresh token is put where the web build stores it (host/sealed-token.ts); the form has its own journeys. */
export async function signInByToken(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const response = await page.request.post(SIGN_IN, { data: { email, password, returnSecureToken: true } });
  expect(response.ok(), `accounts:signInWithPassword ${response.status()}`).toBe(true);
  const { refreshToken } = (await response.json()) as { refreshToken: string };
  await page.goto(QUIET_PAGE);
  await page.evaluate(sealInVault, refreshToken);
}

/** Runs in the page. */
async function sealInVault(token: string): Promise<void> {
  const name = 'AES-GCM';
  const key = await crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name, iv }, key, new TextEncoder().encode(token));
  const session = crypto.getRandomValues(new Uint32Array(4)).join('-');
  await new Promise<void>((done, failed) => {
    const opening = indexedDB.open('pernoite-vault', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('vault');
    opening.onerror = () => failed(opening.error ?? new Error('no storage'));
    opening.onsuccess = () => {
      const { result: database } = opening;
      const filling = database.transaction('vault', 'readwrite');
      filling.objectStore('vault').put({ session, key, iv, bytes }, 'token');
      filling.onerror = () => failed(filling.error ?? new Error('no storage'));
      filling.oncomplete = () => {
        database.close();
        localStorage.setItem('pernoite.session', 'stored');
        done();
      };
    };
  });
}
