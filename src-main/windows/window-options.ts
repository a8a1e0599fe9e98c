import type { BrowserWindowConstructorOptions, Session } from 'electron';

const GROUND = '#F6F0E8';

export type GuestPage = { session: Session; preload: string; isPackaged: boolean };

/** The preload runs in the sandbox; the page gets no Node. */
function guardedPage({ session, preload, isPackaged }: GuestPage): BrowserWindowConstructorOptions {
  return {
    title: 'Pernoite',
    backgroundColor: GROUND,
    webPreferences: {
      session,
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      navigateOnDragDrop: false,
      spellcheck: false,
      disableDialogs: true,
      devTools: !isPackaged,
    },
  };
}

/** Full screen, without frame or menu: it cannot be moved, sized or closed by a guest (KSK-02, KSK-04). */
export function kioskWindow(page: GuestPage): BrowserWindowConstructorOptions {
  return {
    ...guardedPage(page),
    kiosk: true,
    fullscreen: true,
    frame: false,
    autoHideMenuBar: true,
    resizable: false,
    movable: false,
    minimizable: false,
    maximizable: false,
    closable: false,
    alwaysOnTop: true,
    skipTaskbar: true,
  };
}

/** A normal, resizable window (DSK-02). */
export function receptionWindow(page: GuestPage): BrowserWindowConstructorOptions {
  return { ...guardedPage(page), width: 1280, height: 860, minWidth: 360, minHeight: 600 };
}
