import type { BrowserWindowConstructorOptions, Session } from 'electron';

/** A normal, resizable window (DSK-02). The preload runs in the sandbox; the page gets no Node. */
export function guestWindow(session: Session, preload: string): BrowserWindowConstructorOptions {
  return {
    width: 1280,
    height: 860,
    minWidth: 360,
    minHeight: 600,
    title: 'Pernoite',
    autoHideMenuBar: true,
    backgroundColor: '#F6F0E8',
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
    },
  };
}
