import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { guardPage } from '../../src-main/security/guard-page.ts';
import { hardenSession } from '../../src-main/security/harden-session.ts';
import { guestPolicy, staffPolicy } from '../../src-main/security/page-policy.ts';
import { receptionWindow } from '../../src-main/windows/window-options.ts';

const IDENTITY = 'https://identity.example';
const CARDS = 'https://cards.example';

const guests = guestPolicy(() => ({ identityPage: IDENTITY, cardPage: CARDS }));

function page(policy = guests) {
  const emitter = new EventEmitter();
  let openWindow: ((details: { url: string }) => { action: string }) | undefined;
  const contents = Object.assign(emitter, {
    setWindowOpenHandler(handler: typeof openWindow) {
      openWindow = handler;
    },
  });
  guardPage(contents as unknown as WebContents, policy);
  const isPrevented = (event: string, url = '', where: object = {}) => {
    let prevented = false;
    emitter.emit(event, { url, ...where, preventDefault: () => (prevented = true) });
    return prevented;
  };
  return { isPrevented, open: (url: string) => openWindow?.({ url }).action };
}

type Ask = (
  contents: null,
  permission: string,
  callback: (isGranted: boolean) => void,
  details: object,
) => void;
type Check = (contents: null, permission: string, origin: string, details: object) => boolean;

function guardedSession(camera: boolean) {
  const devices: boolean[] = [];
  let permissionHandler: Ask = () => undefined;
  let checked: Check = () => true;
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: Ask) => {
      permissionHandler = handler;
    },
    setPermissionCheckHandler: (handler: Check) => {
      checked = handler;
    },
    setDevicePermissionHandler: (handler: () => boolean) => devices.push(handler()),
    setDisplayMediaRequestHandler: (handler: (...given: unknown[]) => void) =>
      handler(null, (streams: object) => devices.push(Object.keys(streams).length > 0)),
  });
  hardenSession(session as unknown as Session, { camera: () => camera, identityPage: () => IDENTITY });
  return {
    session,
    devices,
    isPrevented: vi.fn<() => void>(),
    check: (permission: string, origin: string, details: object) =>
      checked(null, permission, origin, details),
    ask: (permission: string, details: object) => {
      let verdict: boolean | undefined;
      permissionHandler(
        null,
        permission,
        isGranted => {
          verdict = isGranted;
        },
        details,
      );
      return verdict;
    },
  };
}

describe('a page in a window of the desktop app', () => {
  test.for(['will-navigate', 'will-redirect', 'will-frame-navigate'])('%s stays at home', event => {
    const { isPrevented } = page();
    expect(isPrevented(event, 'https://evil.example/')).toBe(true);
    expect(isPrevented(event, 'file:///etc/passwd')).toBe(true);
    expect(isPrevented(event, 'app://pernoite/booking/step-2')).toBe(false);
  });

  test('it opens no window and embeds no view', () => {
    const { isPrevented, open } = page();
    expect(open('app://pernoite/')).toBe('deny');
    expect(isPrevented('will-attach-webview')).toBe(true);
  });

  test('a page of the guest app never becomes one of the staff app, nor the other way round (STF-01)', () => {
    const [guest, staff] = [page(), page(staffPolicy(() => null))];
    for (const event of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
      for (const isMainFrame of [true, false]) {
        expect(guest.isPrevented(event, 'app://staff/', { isMainFrame })).toBe(true);
        expect(staff.isPrevented(event, 'app://pernoite/', { isMainFrame })).toBe(true);
        expect(staff.isPrevented(event, 'app://staff/parcels', { isMainFrame })).toBe(false);
        expect(staff.isPrevented(event, `${CARDS}/`, { isMainFrame })).toBe(true);
        expect(staff.isPrevented(event, `${IDENTITY}/`, { isMainFrame })).toBe(true);
      }
    }
    expect(staff.open('app://staff/')).toBe('deny');
  });

  test('a desk frames the card’s fields and nothing else, and its page never becomes them (FRD-08, PAY-38)', () => {
    const { isPrevented } = page(staffPolicy(() => CARDS));
    for (const event of ['will-redirect', 'will-frame-navigate']) {
      expect(isPrevented(event, `${CARDS}/`, { isMainFrame: false })).toBe(false);
      expect(isPrevented(event, `${CARDS}/`, { isMainFrame: true })).toBe(true);
      expect(isPrevented(event, `${IDENTITY}/`, { isMainFrame: false })).toBe(true);
      expect(isPrevented(event, 'https://evil.example/', { isMainFrame: false })).toBe(true);
    }
  });

  test('its session takes no download and reaches no device', () => {
    const { session, devices, isPrevented } = guardedSession(true);
    expect(devices).toEqual([false, false]);
    session.emit('will-download', { preventDefault: isPrevented }, { getURL: () => 'blob:app://pernoite/1' });
    expect(isPrevented).toHaveBeenCalledOnce();
  });

  test('a frame in it may show the identity provider’s page, and the page itself may not go there (PD-27)', () => {
    const { isPrevented } = page();
    const inFrame = { isMainFrame: false };
    for (const event of ['will-frame-navigate', 'will-redirect']) {
      expect(isPrevented(event, `${IDENTITY}/#token`, inFrame)).toBe(false);
      expect(isPrevented(event, `${IDENTITY}/#token`, { isMainFrame: true })).toBe(true);
      expect(isPrevented(event, 'https://identity.example.evil.co/', inFrame)).toBe(true);
      expect(isPrevented(event, 'https://evil.example/', inFrame)).toBe(true);
    }
    expect(isPrevented('will-navigate', `${IDENTITY}/`)).toBe(true);
  });

  test('a frame in it may show the page of the card’s fields, which gets no camera (PAY-38)', () => {
    const { isPrevented } = page();
    for (const event of ['will-frame-navigate', 'will-redirect']) {
      expect(isPrevented(event, `${CARDS}/`, { isMainFrame: false })).toBe(false);
      expect(isPrevented(event, `${CARDS}/`, { isMainFrame: true })).toBe(true);
      expect(isPrevented(event, 'https://cards.example.evil.co/', { isMainFrame: false })).toBe(true);
    }
    const { ask } = guardedSession(true);
    const requested = { requestingUrl: `${CARDS}/`, isMainFrame: false, mediaTypes: ['video'] };
    expect(ask('media', requested)).toBe(false);
  });

  test.for([
    ['media', ['video'], `${IDENTITY}/`, false, true, true],
    ['media', ['video'], `${IDENTITY}/`, false, false, false],
    ['media', ['video'], `${IDENTITY}/`, true, true, false],
    ['media', ['video'], 'app://pernoite/kiosk', true, true, false],
    ['media', ['video'], 'app://pernoite/kiosk', false, true, false],
    ['media', ['video'], 'https://stranger.example/', false, true, false],
    ['media', ['video', 'audio'], `${IDENTITY}/`, false, true, false],
    ['media', ['audio'], `${IDENTITY}/`, false, true, false],
    ['media', [], `${IDENTITY}/`, false, true, false],
    ['geolocation', ['video'], `${IDENTITY}/`, false, true, false],
    ['fileSystem', undefined, `${IDENTITY}/`, false, true, false],
    ['openExternal', undefined, `${IDENTITY}/`, false, true, false],
  ] as const)(
    'the verification page in its frame is granted the camera alone, where one is configured: %s of %s at %s (PD-42)',
    ([permission, mediaTypes, requestingUrl, isMainFrame, camera, isGranted]) => {
      const { ask, check } = guardedSession(camera);
      expect(ask(permission, { requestingUrl, isMainFrame, ...(mediaTypes && { mediaTypes }) })).toBe(
        isGranted,
      );
      const [mediaType = 'unknown'] = mediaTypes ?? [];
      if (mediaTypes?.length !== 1 && isGranted === false) return;
      expect(check(permission, requestingUrl, { isMainFrame, mediaType })).toBe(isGranted);
      const strange = { isMainFrame, mediaType, embeddingOrigin: 'https://stranger.example' };
      expect(check(permission, requestingUrl, strange)).toBe(false);
    },
  );

  test('its window can be resized, and the page in it gets a sandbox and no Node', () => {
    const options = receptionWindow({ session: {} as Session, preload: '/preload.cjs', isPackaged: true });
    expect(options.resizable ?? true).toBe(true);
    expect(options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    });
    expect(options.webPreferences?.webviewTag ?? false).toBe(false);
  });
});
