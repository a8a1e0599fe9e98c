import type { PageBridge } from '#shared/bridge.ts';
import type { Host } from './host.ts';
import { webProfile } from './profile.ts';
import { createCardVault } from './sealed-card.ts';
import { createWebVault } from './web-vault.ts';

/** The browser as a host: no Electron global is read (WEB-04). */
function createWebHost(): Host {
  const profile = webProfile(window.location.hostname);
  const { tokens, session } = createWebVault();
  return {
    profile,
    tokens,
    stayCards: profile.capabilities.worksOffline ? createCardVault(session) : null,
    device: null,
  };
}

declare global {
  interface Window {
    readonly pernoite?: PageBridge;
  }
}

/** The device that this page runs on. A browser loads no code of the desktop app. */
export async function openHost(): Promise<Host> {
  const { pernoite } = window;
  if (pernoite === undefined) return createWebHost();
  return (await import('./desktop.ts')).createDesktopHost(pernoite);
}
