import type { WebConfig } from '#shared/settings.ts';

const ELEMENT = 'pernoite-config';

let read: WebConfig | null = null;

/** The gateway has checked it; here only its presence is checked, so that the start needs no schema library. */
export function webConfig(): WebConfig {
  if (read === null) {
    const text = document.getElementById(ELEMENT)?.textContent;
    if (!text) throw new Error('the page carries no configuration');
    read = JSON.parse(text) as WebConfig;
  }
  return read;
}

/** True where no page takes pictures: the reception sees each document (PRD-04). */
export const isSeenAtReception = (): boolean => webConfig().identityCheck === 'RECEPTION';

/** Resolves a configured address, which may be a path of this origin. */
export function absolute(address: string): string {
  return new URL(address, window.location.origin).href;
}
