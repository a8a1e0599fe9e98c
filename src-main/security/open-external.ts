import { AppError } from '#shared/errors.ts';
import type { WebConfig } from '#shared/settings.ts';
import type { DeviceStore } from '../settings/device-store.ts';
import type { HotelConfig } from '../settings/hotel-config.ts';

type Outside = {
  store: Pick<DeviceStore, 'current'>;
  hotelConfig: Pick<HotelConfig, 'read'>;
  openAddress(address: string): Promise<void>;
};

/**
 * Only at a reception desk (DSK-06): a kiosk must not open other programs (BEY-05). Only to the hosts that the gateway
 * names (DSK-08): a page that was taken over must not lead staff's own browser anywhere.
 */
export async function openExternal(
  { store, hotelConfig, openAddress }: Outside,
  address: string,
): Promise<void> {
  if (store.current()?.profile !== 'reception') {
    throw new AppError('FORBIDDEN', 'this device opens nothing outside the app');
  }
  if (!mayOpen(address, await hotelConfig.read())) {
    throw new AppError('FORBIDDEN', 'the gateway does not name the host of this address');
  }
  await openAddress(address);
}

export function mayOpen(
  address: string,
  { links, linkHosts }: Pick<WebConfig, 'links' | 'linkHosts'>,
): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'mailto:') return [links.salesEmail, links.creditsEmail].includes(url.pathname);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const configured = Object.values(links).map(link => URL.parse(link)?.host);
  return [...configured, ...linkHosts].includes(url.host);
}
