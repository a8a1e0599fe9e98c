import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log/log.ts';

/** This many losses shortly after the start mean that the machine cannot draw with its graphics processor. */
const LOSSES = 3;
const SOON_MS = 60_000;

const flagFile = () => join(app.getPath('userData'), 'graphics-off');

/** Runs before "ready". Disables the graphics processor where it failed under this version; an update tries again. */
export function avoidBrokenGpu(): void {
  const version = readFlag();
  if (version === app.getVersion()) app.disableHardwareAcceleration();
  else if (version !== null) rmSync(flagFile(), { force: true });
}

type Guarding = { lifecycle: Lifecycle; log: Log; lost(): void };

/** `lost` is called for every loss, because the page on the screen can no longer be relied upon (BEY-07). */
export function guardGpu({ lifecycle, log, lost }: Guarding): void {
  const startedAt = performance.now();
  let losses = 0;
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || lifecycle.isLeaving) return;
    losses += 1;
    log('graphics.lost', { losses });
    const areBroken = losses >= LOSSES && performance.now() - startedAt < SOON_MS;
    if (areBroken && readFlag() === null && writeFlag()) lifecycle.relaunch('graphics');
    else lost();
  });
}

function readFlag(): string | null {
  try {
    return readFileSync(flagFile(), 'utf8');
  } catch {
    return null;
  }
}

function writeFlag(): boolean {
  try {
    writeFileSync(flagFile(), app.getVersion());
    return true;
  } catch {
    return false;
  }
}
