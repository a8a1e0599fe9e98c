import { AppError } from '#shared/errors.ts';
import type { DeviceStore } from '../settings/device-store.ts';

/** Only at a reception desk (DSK-06): a kiosk must not open other programs (BEY-05). */
export async function openExternal(
  store: DeviceStore,
  open: (address: string) => Promise<void>,
  address: string,
): Promise<void> {
  if (store.current()?.profile !== 'reception') {
    throw new AppError('FORBIDDEN', 'this device opens nothing outside the app');
  }
  await open(address);
}
