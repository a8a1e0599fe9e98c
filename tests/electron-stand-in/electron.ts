import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { clipboard, dialog, Menu, MenuItem, shell } from './desktop.ts';
import { ipcMain } from './ipc-main.ts';
import { powerMonitor, powerSaveBlocker, screen } from './machine.ts';
import { fetchAsNet } from './net.ts';
import { registerSchemesAsPrivileged } from './protocol.ts';
import { safeStorage } from './safe-storage.ts';
import { session } from './session.ts';
import { strictObject } from './strict.ts';
import { webContents } from './web-contents.ts';

/** What `import … from 'electron'` finds in the main process. */

const net = strictObject('net', {
  fetch: (input: string | Request, init?: RequestInit) => fetchAsNet(new Map(), input, init),
  isOnline: () => true,
  online: true,
});
const protocol = strictObject('protocol', { registerSchemesAsPrivileged });

const electron = strictObject('electron', {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
});

export {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  // What require('electron') gives: the strict object, not the module's namespace.
  electron as 'module.exports',
  electron as default,
  ipcMain,
  Menu,
  MenuItem,
  net,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  webContents,
};
