import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command, root, step, tool } from './steps.ts';

/** `npm run build`: the web build (out/web, precompressed) and the gateway (out/gateway), each only when its sources changed. */

const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json', 'src-shared'];
const targets = {
  web: {
    title: 'Guest app built',
    config: 'vite.web.config.ts',
    sources: [...COMMON, 'vite.web.config.ts', 'build', 'src-renderer', 'locales', 'resources'],
  },
  gateway: {
    title: 'Gateway built',
    config: 'vite.gateway.config.ts',
    sources: [...COMMON, 'vite.gateway.config.ts', 'src-gateway', 'locales'],
  },
} as const;
type Target = keyof typeof targets;

/** Builds what is out of date, a step line for each. `force` builds it all. */
export async function build({ force = false } = {}): Promise<void> {
  await buildTarget('web', force);
  await buildTarget('gateway', force);
}

async function buildTarget(name: Target, force: boolean): Promise<void> {
  const { title, config, sources } = targets[name];
  const folder = join(root, 'out', name);
  const stamp = join(root, 'out', `.${name}-sources`);
  await step(title, async () => {
    const hash = await hashOf(sources);
    if (!force && existsSync(folder) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) {
      return 'nothing changed';
    }
    await rm(stamp, { force: true });
    await tool('vite', ['build', '-c', config, '--logLevel', 'warn'], {
      env: { NODE_ENV: 'production' },
    });
    await mkdir(join(root, 'out'), { recursive: true });
    await writeFile(stamp, hash);
    return '';
  });
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesBelow(join(root, source))) {
      hash
        .update(`${file}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) await command(() => build({ force: process.argv.includes('--force') }));
