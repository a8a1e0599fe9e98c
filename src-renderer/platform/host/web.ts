import type { Host } from './host.ts';
import { webProfile } from './profile.ts';
import { createCardVault } from './sealed-card.ts';
import { createWebVault } from './web-vault.ts';

/** The browser as a host: no Electron global is read (WEB-04). */
export function createWebHost(): Host {
  const profile = webProfile(window.location.hostname);
  const { tokens, session } = createWebVault();
  return {
    profile,
    tokens,
    stayCards: profile.capabilities.worksOffline ? createCardVault(session) : null,
    device: null,
  };
}
