import type { BrowserWindow } from './browser-window.ts';

export const openWindows = new Map<number, BrowserWindow>();
