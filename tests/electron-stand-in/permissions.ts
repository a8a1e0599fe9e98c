import { fromWire } from './addresses.ts';
import { browser } from './chromium.ts';

/**
 * The DevTools protocol has no event for a permission request. So the app's handlers are called for every
 * permission before a document of an origin loads, and Chromium is sent the results; it then enforces them.
 */

type Check = NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>;
type Request = NonNullable<Parameters<Electron.Session['setPermissionRequestHandler']>[0]>;
export type PermissionHandlers = { check?: Check | undefined; request?: Request | undefined };

/** Electron's name, Chromium's name, and the kind of medium where there is one. */
const PERMISSIONS = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['media', 'camera', 'video'],
  ['media', 'microphone', 'audio'],
  ['midi', 'midi'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['idle-detection', 'idle-detection'],
  ['storage-access', 'storage-access'],
  ['window-management', 'window-management'],
  ['screen-wake-lock', 'screen-wake-lock'],
] as const;

type Asker = { origin: string; isMainFrame: boolean; page: string };

export async function applyPermissions(
  handlers: PermissionHandlers,
  contents: Electron.WebContents,
  { origin, isMainFrame, page }: Asker,
  context: { browserContextId?: string },
): Promise<void> {
  const requestingUrl = fromWire(`${origin}/`);
  const embedding = isMainFrame ? {} : { embeddingOrigin: fromWire(page) };
  const requests = PERMISSIONS.map(async ([permission, name, mediaType]) => {
    const details = { isMainFrame, requestingUrl, ...embedding };
    // Without a handler Electron grants.
    let granted =
      handlers.check?.(contents, permission, fromWire(origin), {
        ...details,
        ...(mediaType !== undefined && { mediaType }),
      }) ?? true;
    const { request } = handlers;
    if (granted && request) {
      granted = await new Promise<boolean>(respond => {
        const media = mediaType === undefined ? {} : { mediaTypes: [mediaType] };
        request(contents, permission, respond, { ...details, ...media } as Electron.PermissionRequest);
      });
    }
    // Chromium requests for a frame in the name of its page; a denied frame does not change the page's permission.
    if (!isMainFrame && !granted) return;
    const setting = granted ? 'granted' : 'denied';
    const verdict = { origin: new URL(page).origin, permission: { name }, setting, ...context } as const;
    await (await browser()).trySend('Browser.setPermission', verdict);
  });
  await Promise.all(requests);
}
