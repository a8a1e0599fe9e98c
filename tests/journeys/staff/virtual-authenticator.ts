import type { Page } from '@playwright/test';

export type VirtualAuthenticator = {
  /** Like a finger that the device does not know. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
};

/** A device with passkeys, which Chromium has for tests: it asks nobody, and knows its person at once. */
export async function openVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return {
    async refuse() {
      await verify(false);
    },
    async accept() {
      await verify(true);
    },
  };
}
