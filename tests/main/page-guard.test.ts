import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, test } from 'vitest';
import { guardPage } from '../../src-main/security/guard-page.ts';
import { hardenSession } from '../../src-main/security/harden-session.ts';
import { receptionWindow } from '../../src-main/windows/window-options.ts';

/** A page as far as the guard knows one; the wiring is proved on a real window, where there is one. */
function page() {
  const emitter = new EventEmitter();
  let openWindow: ((details: { url: string }) => { action: string }) | undefined;
  const contents = Object.assign(emitter, {
    setWindowOpenHandler(handler: typeof openWindow) {
      openWindow = handler;
    },
  });
  guardPage(contents as unknown as WebContents);
  const isPrevented = (event: string, url = '') => {
    let prevented = false;
    emitter.emit(event, { url, preventDefault: () => (prevented = true) });
    return prevented;
  };
  return { isPrevented, open: (url: string) => openWindow?.({ url }).action };
}

describe('a page in a window of the desktop app', () => {
  test.for(['will-navigate', 'will-redirect', 'will-frame-navigate'])('%s stays at home', event => {
    const { isPrevented } = page();
    expect(isPrevented(event, 'https://evil.example/')).toBe(true);
    expect(isPrevented(event, 'file:///etc/passwd')).toBe(true);
    expect(isPrevented(event, 'app://pernoite/booking/step-2')).toBe(false);
  });

  test('it opens no window and holds no embedded view', () => {
    const { isPrevented, open } = page();
    expect(open('app://pernoite/')).toBe('deny');
    expect(isPrevented('will-attach-webview')).toBe(true);
  });

  test('its session grants no permission and takes no download', () => {
    const answers: unknown[] = [];
    const session = Object.assign(new EventEmitter(), {
      setPermissionRequestHandler: (handler: (...given: unknown[]) => void) =>
        handler(null, 'media', (granted: boolean) => answers.push(granted)),
      setPermissionCheckHandler: (handler: () => boolean) => answers.push(handler()),
      setDevicePermissionHandler: (handler: () => boolean) => answers.push(handler()),
      setDisplayMediaRequestHandler: (handler: (...given: unknown[]) => void) =>
        handler(null, (streams: object) => answers.push(Object.keys(streams).length > 0)),
    });
    hardenSession(session as unknown as Session);
    expect(answers).toEqual([false, false, false, false]);
    let prevented = false;
    session.emit('will-download', { preventDefault: () => (prevented = true) });
    expect(prevented).toBe(true);
  });

  test('its window can be resized, and the page in it gets a sandbox and no Node', () => {
    const options = receptionWindow({
      session: {} as Session,
      preload: '/preload.cjs',
      isPackaged: true,
    });
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
