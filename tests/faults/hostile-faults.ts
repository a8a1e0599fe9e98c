import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownPort } from '#tests/own-port.ts';
import { GatewayProcess } from './gateway-process.ts';
import { attack, type Hostility } from './hostile-clients.ts';

export type HostileReport = {
  idle: Figures;
  attacked: Figures;
  memoryGrowthMb: number;
  p99Ratio: number;
  /** Seconds until the last connection of each kind was closed. */
  closedAfter: Record<Hostility, number>;
  faults: string[];
};

/** A normal client's times in milliseconds, and the most memory of the gateway meanwhile. */
type Figures = { calls: number; failed: number; p50: number; p99: number; memoryMb: number };

const FLOOD = join(import.meta.dirname, 'hostile-flood.ts');
const LARGE = '/assets/large-1a2b.js';
const LARGE_BYTES = 256 * 1024;
/** More than the buffers of both ends of a loopback connection take. */
const HUGE = '/assets/huge-1a2b.js';
const HUGE_BYTES = 64 * 2 ** 20;
const WARM_UP_MS = 5_000;
const MEASURED_MS = 30_000;
const PAUSE_MS = 10;
const CALL_TIMEOUT_MS = 30_000;
/** The promise, and what else may pass between two samples. */
const CLOSED_WITHIN_S = 60;
const OF_EACH_KIND = 100;
const MAX_GROWTH_MB = 150;
const MAX_P99_RATIO = 5;

/** A gateway with its usual limits, and clients that want to bring it down. Loopback only; some two minutes. */
export async function runHostileClients(amount: number, say: (line: string) => void): Promise<HostileReport> {
  const folder = await mkdtemp(join(tmpdir(), 'pernoite-hostile-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<!doctype html>');
  await writeFile(join(web, LARGE), 'x'.repeat(LARGE_BYTES));
  await writeFile(join(web, HUGE), '');
  await truncate(join(web, HUGE), HUGE_BYTES);
  const metricsPort = await ownPort();
  const environment = { PERNOITE_WEB: web, METRICS_PORT: String(metricsPort) };
  // As a hotel runs it: what it does is measured.
  const gateway = new GatewayProcess(join(folder, 'data'), await ownPort(), environment, []);
  const measure = (milliseconds: number) => callNormally(gateway.url, metricsPort, milliseconds);
  try {
    await gateway.start();
    await measure(WARM_UP_MS);
    const idle = await measure(MEASURED_MS);
    say(`${amount} connections pipeline and never read`);
    const flood = spawn(process.execPath, [FLOOD, gateway.url, String(amount), LARGE], { stdio: 'inherit' });
    const attacked = await measure(MEASURED_MS).finally(() => flood.kill('SIGKILL'));
    const closedAfter = {
      'pipelines and never reads': 0,
      'sends headers slowly': 0,
      'sends a body slowly': 0,
      'reads slowly': 0,
    };
    say(`${OF_EACH_KIND} connections of each kind until they are closed`);
    await Promise.all(
      Object.keys(closedAfter).map(async kind => {
        const hostility = kind as Hostility;
        closedAfter[hostility] = await secondsUntilClosed(gateway.url, hostility);
      }),
    );
    const memoryGrowthMb = Math.round(attacked.memoryMb - idle.memoryMb);
    const p99Ratio = Math.round((attacked.p99 / idle.p99) * 100) / 100;
    const faults: string[] = [];
    if (memoryGrowthMb >= MAX_GROWTH_MB) faults.push(`the gateway grew by ${memoryGrowthMb} MB`);
    if (p99Ratio >= MAX_P99_RATIO) faults.push(`a normal call takes ${p99Ratio} times as long`);
    if (attacked.failed > 0) faults.push(`${attacked.failed} normal calls failed`);
    for (const [kind, seconds] of Object.entries(closedAfter))
      if (seconds > CLOSED_WITHIN_S) faults.push(`a client that ${kind} was open for ${seconds} s`);
    return { idle, attacked, memoryGrowthMb, p99Ratio, closedAfter, faults };
  } finally {
    await gateway.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function callNormally(url: string, metricsPort: number, milliseconds: number): Promise<Figures> {
  const times: number[] = [];
  let failed = 0;
  let memoryMb = 0;
  const end = Date.now() + milliseconds;
  let nextSample = 0;
  while (Date.now() < end) {
    const from = performance.now();
    const isGood = await fetch(`${url}/api/hotels`, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }).then(
      async response => response.ok && (await response.text()).length > 0,
      () => false,
    );
    times.push(performance.now() - from);
    if (!isGood) failed += 1;
    if (Date.now() > nextSample) {
      memoryMb = Math.max(memoryMb, await residentMb(metricsPort));
      nextSample = Date.now() + 250;
    }
    await sleep(PAUSE_MS);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { calls: times.length, failed, p50: at(0.5), p99: at(0.99), memoryMb: Math.round(memoryMb) };
}

async function residentMb(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 2 ** 20;
}

async function secondsUntilClosed(url: string, hostility: Hostility): Promise<number> {
  const from = Date.now();
  const clients = attack(url, hostility, { amount: OF_EACH_KIND, path: HUGE });
  const seconds = () => Math.round((Date.now() - from) / 1000);
  while (clients.closed() < OF_EACH_KIND && seconds() <= CLOSED_WITHIN_S) await sleep(250);
  clients.stop();
  return seconds();
}
