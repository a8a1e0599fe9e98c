import { app } from 'electron';
import type { GuestWindow, GuestWindows } from '../windows/guest-windows.ts';

export function watchUnresponsive(windows: GuestWindows, hangs: (guest: GuestWindow) => void): void {
  app.on('browser-window-created', (_event, window) => {
    window.on('unresponsive', () => {
      const guest = windows.all().find(one => one.window === window);
      if (guest) hangs(guest);
    });
  });
}
