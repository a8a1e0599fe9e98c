import { BrowserWindow, type Rectangle, screen } from 'electron';
import { type DeviceSettings, defaultDeviceSettings } from '#shared/device-settings.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { layOutDisplays } from './display-layout.ts';
import { coverWindow } from './window-options.ts';

type Displays = {
  settings(): DeviceSettings | null;
  lifecycle: Lifecycle;
  shown(): BrowserWindow | null;
};

export type KioskDisplays = {
  main(): Rectangle;
  arrange(): void;
};

export function useDisplays({ settings, lifecycle, shown }: Displays): KioskDisplays {
  const covers: BrowserWindow[] = [];
  const layout = () =>
    layOutDisplays(
      screen.getAllDisplays(),
      screen.getPrimaryDisplay(),
      settings()?.displays ?? defaultDeviceSettings.displays,
    );

  function arrange(): void {
    if (lifecycle.isLeaving) return;
    const { main, covered } = layout();
    for (const surplus of covers.splice(covered.length)) surplus.destroy();
    for (const [index, bounds] of covered.entries()) {
      const cover = covers[index] ?? openCover(bounds);
      covers[index] = cover;
      cover.setBounds(bounds);
    }
    const window = shown();
    if (!window || window.isDestroyed()) return;
    window.setBounds(main);
    window.setKiosk(true);
    window.setAlwaysOnTop(true, 'screen-saver');
    window.moveTop();
  }

  function openCover(bounds: Rectangle): BrowserWindow {
    const cover = new BrowserWindow({ ...coverWindow, ...bounds });
    cover.on('close', event => {
      if (!lifecycle.isLeaving) event.preventDefault();
    });
    return cover;
  }

  screen.on('display-added', arrange);
  screen.on('display-removed', arrange);
  screen.on('display-metrics-changed', arrange);
  return { main: () => layout().main, arrange };
}
