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

/** A window created in kiosk mode or full screen becomes visible at once, even with `show: false`. */
export function kioskWindow(page: GuestPage): BrowserWindowConstructorOptions {
  const guarded = guardedPage(page);
  return {
    ...guarded,
    frame: false,
    autoHideMenuBar: true,
    resizable: false,
    movable: false,
    minimizable: false,
    maximizable: false,
    closable: false,
    alwaysOnTop: true,
    skipTaskbar: true,
    webPreferences: {
      ...guarded.webPreferences,
      // It must keep reporting to the main process even while the system considers the window hidden.
      backgroundThrottling: false,
    },
  };
}

export const coverWindow: BrowserWindowConstructorOptions = {
  title: 'Pernoite',
  backgroundColor: GROUND,
  frame: false,
  closable: false,
  resizable: false,
  movable: false,
  minimizable: false,
  maximizable: false,
  focusable: false,
  alwaysOnTop: true,
  skipTaskbar: true,
  webPreferences: { partition: 'cover', sandbox: true, contextIsolation: true, devTools: false },
};

export function receptionWindow(page: GuestPage): BrowserWindowConstructorOptions {
  return { ...guardedPage(page), width: 1280, height: 860, minWidth: 360, minHeight: 600 };
}
