import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { deviceSettings } from '#shared/device-settings.ts';
import type { Log } from '../log/log.ts';

const packagedSettings = z.partial(z.omit(z.strictObject(deviceSettings.shape), { version: true }));
export type PackagedSettings = z.infer<typeof packagedSettings>;

/** Reads device.json beside the packaged app (KSK-18). An invalid one is logged and ignored. */
export function readPackagedSettings(folder: string, log: Log): PackagedSettings {
  let text: string;
  try {
    text = readFileSync(join(folder, 'device.json'), 'utf8');
  } catch {
    return {};
  }
  try {
    const parsed = packagedSettings.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    log('packaged.unfit', { fields: parsed.error.issues.map(({ path }) => path.join('.')).join(' ') });
  } catch {
    log('packaged.unfit', { fields: 'JSON' });
  }
  return {};
}
