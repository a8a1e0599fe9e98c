import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { clipboard, dialog, Menu, MenuItem, shell } from './desktop.ts';
import { ipcMain } from './ipc-main.ts';
import { powerMonitor, powerSaveBlocker, screen } from './machine.ts';
import { fetchAsNet } from './net.ts';
import { registerSchemesAsPrivileged } from './protocol.ts';
import { safeStorage } from './safe-storage.ts';
import { type Session, session } from './session.ts';
import { strictObject } from './strict.ts';
import { type WebContents, webContents } from './web-contents.ts';
import type { WebFrameMain } from './web-frame.ts';

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

type Inner =
  | 'becomeReady'
  | 'windowClosed'
  | 'chromiumSwitches'
  | 'isExiting'
  | '_invokeHandlers'
  | 'resize'
  | 'destroy';
type Ours = typeof electron;
type Theirs = typeof import('electron');
type Invented = {
  modules: { [Name in keyof Ours]: Exclude<keyof Ours[Name], keyof Theirs[Name] | Inner> }[keyof Ours];
  windows: Exclude<keyof BrowserWindow, keyof Electron.BrowserWindow>;
  contents: Exclude<keyof WebContents, keyof Electron.WebContents | Inner>;
  frames: Exclude<keyof WebFrameMain, keyof Electron.WebFrameMain>;
  sessions: Exclude<keyof Session, keyof Electron.Session>;
  items: Exclude<keyof MenuItem, keyof Electron.MenuItem>;
};
/** A name here that Electron does not have is an error of types: the line below no longer compiles. */
export const nothingIsInvented: [Invented[keyof Invented]] extends [never] ? true : Invented = true;

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
