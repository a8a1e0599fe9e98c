import type { Host } from './host.ts';
import { webProfile } from './profile.ts';
import { createWebVault } from './web-vault.ts';

/** The browser as a host: no Electron global is read (WEB-04). */
export function createWebHost(): Host {
  return {
    profile: webProfile(window.location.hostname),
    tokens: createWebVault(),
    device: null,
  };
}
