import type { Plugin } from 'vite';

/** Filled in by the next step. */
export function preloadLanding(): Plugin {
  return { name: 'pernoite:landing-preload' };
}
