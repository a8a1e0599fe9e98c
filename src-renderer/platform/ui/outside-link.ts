import type { MouseEvent } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { AppError } from '#shared/errors.ts';
import { toast } from './toast.ts';

type BrowserOpener = { openExternal(given: { address: string }): Promise<void> };

let shown: string | null = null;
const changes = createEmitter();

export function outsideCode(): string | null {
  return shown;
}

export const onOutsideCode = changes.subscribe;

export function showOutsideCode(address: string | null): void {
  shown = address;
  changes.notify();
}

/** Shows the code of an address whose host the gateway does not name (DSK-08): a phone may open it. */
export async function openInBrowser(device: BrowserOpener, address: string): Promise<void> {
  try {
    await device.openExternal({ address });
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') showOutsideCode(address);
    else toast.notify({ intent: 'error', error });
  }
}

/** A new tab on the web (APP-28), the system's browser at a desk (DSK-06), a QR code on a public screen (BEY-05). */
export function useOutsideLink(address: string) {
  const t = useText('general');
  const { device, profile } = host();
  if (device === null) {
    const anchor = { href: address, target: '_blank', rel: 'noopener noreferrer' } as const;
    return { anchor, hint: t('opensNewTab') };
  }
  const showsCode = profile.capabilities.externalLinks === 'qr';
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (showsCode) showOutsideCode(address);
    else void openInBrowser(device, address);
  };
  return { anchor: { href: address, onClick }, hint: t(showsCode ? 'showsCode' : 'opensBrowser') };
}
