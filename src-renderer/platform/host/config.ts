import type { WebConfig } from '#shared/settings.ts';

const ELEMENT = 'pernoite-config';

let read: WebConfig | null = null;

/**
 * The gateway's configuration, which the gateway writes into the page (src-shared/settings.ts). The gateway has checked
 * it against its schema; here only its presence is checked, so that no schema library is needed at the start.
 */
export function webConfig(): WebConfig {
  if (read === null) {
    const text = document.getElementById(ELEMENT)?.textContent;
    if (!text) throw new Error('the page carries no configuration');
    read = JSON.parse(text) as WebConfig;
  }
  return read;
}

/** Resolves a configured address, which may be a path of this origin. */
export function absolute(address: string): string {
  return new URL(address, window.location.origin).href;
}
