import { ipcMain } from 'electron';
import './timers-by-hand.ts';

/** Imported before the app's own code: a start that fails once the device is open, with a guest's name in the error. */
Object.assign(ipcMain, {
  handle() {
    throw new Error('Zulmira-Quaresma-9913');
  },
});
