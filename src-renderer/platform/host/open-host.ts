import type { PageBridge } from '#shared/bridge.ts';
import type { Host } from './host.ts';
import { createWebHost } from './web.ts';

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
