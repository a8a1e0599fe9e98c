import type { BrowserWindow } from './browser-window.ts';

/** Windows that have not been closed, oldest first. */
export const openWindows = new Map<number, BrowserWindow>();
