import { note } from './journal.ts';
import { launch } from './launch.ts';
import { strictEmitter, strictObject } from './strict.ts';

/** The machine around the app. Its events are emitted by tests: powerMonitor.emit('suspend'). */

class PowerMonitor extends strictEmitter('powerMonitor') {
  getSystemIdleTime(): number {
    return 0;
  }

  isOnBatteryPower(): boolean {
    return false;
  }
}
export const powerMonitor = new PowerMonitor();

const blockers = new Set<number>();
let blockersStarted = 0;

export const powerSaveBlocker = strictObject('powerSaveBlocker', {
  start(type: 'prevent-app-suspension' | 'prevent-display-sleep'): number {
    blockersStarted += 1;
    blockers.add(blockersStarted);
    note('powerSaveBlocker.start', { type });
    return blockersStarted;
  },
  stop(id: number): boolean {
    note('powerSaveBlocker.stop');
    return blockers.delete(id);
  },
  isStarted: (id: number): boolean => blockers.has(id),
});

function display(id: number, x: number): Electron.Display {
  const { width, height } = launch.display;
  const bounds = { x, y: 0, width, height };
  return {
    id,
    bounds,
    workArea: bounds,
    size: { width, height },
    workAreaSize: { width, height },
    nativeOrigin: { x, y: 0 },
    maximumCursorSize: { width: 32, height: 32 },
    label: `stand-in ${id}`,
    accelerometerSupport: 'unknown',
    touchSupport: 'available',
    colorDepth: 24,
    colorSpace: '',
    depthPerComponent: 8,
    detected: true,
    displayFrequency: 60,
    internal: false,
    monochrome: false,
    rotation: 0,
    scaleFactor: 1,
  };
}

let displays = [display(1, 0)];

class Screen extends strictEmitter('screen') {
  getAllDisplays(): Electron.Display[] {
    return displays;
  }

  getPrimaryDisplay(): Electron.Display {
    return primaryDisplay();
  }

  getDisplayMatching({ x }: Electron.Rectangle): Electron.Display {
    return displays.findLast(one => one.bounds.x <= x) ?? primaryDisplay();
  }
}
export const screen = new Screen();

export function primaryDisplay(): Electron.Display {
  return displays[0] ?? display(1, 0);
}

export function plugDisplays(count: number): void {
  const before = displays;
  displays = Array.from({ length: count }, (_, index) => display(index + 1, index * launch.display.width));
  const differ = (all: Electron.Display[], others: Electron.Display[]) =>
    all.filter(one => !others.some(other => other.id === one.id));
  for (const added of differ(displays, before)) screen.emit('display-added', {}, added);
  for (const removed of differ(before, displays)) screen.emit('display-removed', {}, removed);
}
