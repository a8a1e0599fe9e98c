import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { command, root, StepFailed, step, tool } from './steps.ts';

/**
 * `npm run build`: the web builds of guests and staff (out/web, out/staff, precompressed) and the gateway (out/gateway).
 * `npm run build:desktop`: main, preloads and renderer for Electron, and the staff app, which a desk shows too. Each only when
 * its sources changed.
 */

const COMMON = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'src-shared'];
const RENDERER = ['build', 'src-renderer', 'locales', 'resources'];

type Target = {
  title: string;
  tool: [name: string, ...args: string[]];
  /** Folders below out/ that the build makes; its stamp is valid only while all are there. */
  makes: string[];
  sources: string[];
};

const web: Target = {
  title: 'Guest app built',
  tool: ['vite', 'build', '-c', 'vite.web.config.ts', '--logLevel', 'warn'],
  makes: ['web'],
  sources: [...COMMON, ...RENDERER, 'vite.web.config.ts'],
};
const staff: Target = {
  title: 'Staff app built',
  tool: ['vite', 'build', '-c', 'vite.staff.config.ts', '--logLevel', 'warn'],
  makes: ['staff'],
  sources: [...COMMON, ...RENDERER, 'vite.staff.config.ts'],
};
const gateway: Target = {
  title: 'Gateway built',
  tool: ['vite', 'build', '-c', 'vite.gateway.config.ts', '--logLevel', 'warn'],
  makes: ['gateway'],
  sources: [...COMMON, 'vite.gateway.config.ts', 'src-gateway', 'locales'],
};
const desktop: Target = {
  title: 'Desktop app built',
  tool: ['electron-vite', 'build', '--logLevel', 'warn'],
  makes: ['main', 'preload', 'renderer'],
  sources: [...COMMON, ...RENDERER, 'electron.vite.config.ts', 'src-main', 'src-preload'],
};

export async function build({ force = false } = {}): Promise<void> {
  await buildTarget(web, force);
  await buildTarget(staff, force);
  await buildTarget(gateway, force);
}

/** Builds the desktop app. Fails where it would import what a packed Electron does not contain. */
export async function buildDesktop({ force = false } = {}): Promise<void> {
  await buildTarget(staff, force);
  await buildTarget(desktop, force);
  await step('Desktop app needs nothing but Electron and Node', async () => {
    const allowed = { main: /^(electron|electron-store|\.\/[^/]+\.js)$/, preload: /^electron$/ };
    for (const part of ['main', 'preload'] as const) {
      for (const file of await filesBelow(join(root, 'out', part))) {
        const strangers = importsOf(await readFile(file, 'utf8')).filter(
          name => !allowed[part].test(name) && !(part === 'main' && isBuiltin(name)),
        );
        if (strangers.length > 0) throw new StepFailed(`${file} imports ${strangers.join(', ')}`);
      }
    }
    const page = await readFile(join(root, 'out/renderer/index.html'), 'utf8');
    if (page.includes('"./'))
      throw new StepFailed('out/renderer/index.html has addresses relative to the page');
    return '';
  });
}

/** What a built file imports when it runs. Its comments quote imports that are never made. */
function importsOf(code: string): string[] {
  const lines = code.split('\n').filter(line => !/^\s*(\*|\/\/)/.test(line));
  const pattern =
    /^(?:import|export)\b[^"'\n]*["']([^"']+)["']|\b(?:import|require|__require)\(\s*["']([^"']+)["']/g;
  return lines.flatMap(line => [...line.matchAll(pattern)].map(([, bare, quoted]) => bare ?? quoted ?? ''));
}

async function buildTarget({ title, tool: program, makes, sources }: Target, force: boolean): Promise<void> {
  const out = join(root, 'out');
  const stamp = join(out, `.${makes[0]}-sources`);
  await step(title, async () => {
    const hash = await hashOf(sources);
    const isThere = [stamp, ...makes.map(name => join(out, name))].every(path => existsSync(path));
    if (!force && isThere && (await readFile(stamp, 'utf8')) === hash) return 'nothing changed';
    await rm(stamp, { force: true });
    const [name, ...args] = program;
    await tool(name, args, { env: { NODE_ENV: 'production' } });
    await mkdir(out, { recursive: true });
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

if (import.meta.main) {
  const force = process.argv.includes('--force');
  await command(() => (process.argv.includes('--desktop') ? buildDesktop({ force }) : build({ force })));
}
