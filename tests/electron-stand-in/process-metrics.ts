import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

const KINDS: Record<string, Electron.ProcessMetric['type']> = {
  renderer: 'Tab',
  'gpu-process': 'GPU',
  utility: 'Utility',
  zygote: 'Zygote',
};

/**
 * Real memory, from the system's own table: this process, and everything that Chromium started. Linux alone has such
 * a table as files; elsewhere only this process is reported. Chromium's own browser process counts as a utility,
 * because in Electron it is this one.
 */
export function processMetrics(chromium: number | undefined): Electron.ProcessMetric[] {
  const own = metric(process.pid, 'Browser', Math.round(process.memoryUsage.rss() / 1024));
  if (process.platform !== 'linux' || chromium === undefined) return [own];
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    // A program's name may contain spaces and brackets: the numbers begin after the last one.
    const [, parent] = read(name, 'stat').split(')').at(-1)?.trim().split(' ') ?? [];
    parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number): boolean =>
    pid === chromium || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  const children = [...parents.keys()].filter(isBelow).flatMap(pid => {
    const line = read(pid, 'cmdline');
    // The frame that headless Chromium draws around a page is a page of its own, which Electron has not.
    if (line.includes('--top-chrome-webui')) return [];
    const [, kind = ''] = /--type=([\w-]+)/.exec(line) ?? [];
    const [, resident] = /^VmRSS:\s*(\d+)/m.exec(read(pid, 'status')) ?? [];
    return [metric(pid, KINDS[kind] ?? 'Utility', Number(resident ?? 0))];
  });
  return [own, ...children];
}

/** A process may end while it is read. */
function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function metric(
  pid: number,
  type: Electron.ProcessMetric['type'],
  kilobytes: number,
): Electron.ProcessMetric {
  return {
    pid,
    type,
    creationTime: 0,
    cpu: { percentCPUUsage: 0, idleWakeupsPerSecond: 0 },
    memory: { workingSetSize: kilobytes, peakWorkingSetSize: kilobytes },
  };
}
