import { AppError } from '#shared/errors.ts';
import type { DeviceStore } from '../settings/device-store.ts';

/** An address for the system's own programs, from a reception desk alone (DSK-06): nothing leads out of a kiosk (BEY-05). */
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
