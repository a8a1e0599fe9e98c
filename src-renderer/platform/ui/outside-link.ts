import type { MouseEvent } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { showOutsideCode } from './outside-code.ts';
import { toast } from './toast.ts';

/**
 * Opens a link outside the app: on the web in a new tab (APP-28), on a reception desk in the system's browser (DSK-06),
 * on a public screen as a QR code for the guest's phone (BEY-05). `hint` describes that for screen readers.
 */
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
