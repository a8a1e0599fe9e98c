import type { MouseEvent } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { toast } from './toast.ts';

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
    else {
      device.openExternal({ address }).catch((error: unknown) => toast.notify({ intent: 'error', error }));
    }
  };
  return { anchor: { href: address, onClick }, hint: t(showsCode ? 'showsCode' : 'opensBrowser') };
}
