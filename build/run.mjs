#!/usr/bin/env node
// The entry of every command of package.json: `node build/run.mjs <script> [arguments]`.
// Plain JavaScript without dependencies, so that it runs on a fresh clone under an older Node. It installs what is
// missing, then goes on with build/<script>.ts under the Node that the lock file pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 18;
const PINNED_NODE = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(modules, '.pernoite-lock');
const windows = process.platform === 'win32';
const pinnedNode = windows ? join(modules, 'node/bin/node.exe') : join(modules, '.bin/node');

function stop(...lines) {
  process.stderr.write(`\n${lines.join('\n')}\n`);
  process.exit(1);
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

/** True when npm's own record of node_modules says the same as the lock file, e.g. after an `npm ci` by hand. */
function installedByHand() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const got = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.keys(wanted)
    .filter(path => path !== '')
    .every(path => (got[path] ? got[path].version === wanted[path].version : Boolean(wanted[path].optional)));
}

function isInstalled() {
  if (!existsSync(modules)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return true;
  if (!installedByHand()) return false;
  writeFileSync(stampFile, lockHash());
  return true;
}

function npm(...args) {
  // npm_execpath and npm_node_execpath: the npm, and the Node below it, that started this script.
  const own = process.env.npm_execpath;
  const env = { ...process.env, npm_config_progress: 'false' };
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env };
  const run =
    own && /\.[cm]?js$/.test(own)
      ? spawnSync(process.env.npm_node_execpath || process.execPath, [own, ...args], options)
      : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  return run.status === 0;
}

function install() {
  const from = Date.now();
  process.stdout.write('  … Installing the packages of package-lock.json (npm ci, about a minute)\n');
  if (!npm('ci', '--no-audit', '--no-fund', '--loglevel=error')) {
    stop(
      'The packages could not be installed: npm says why above.',
      'Check the network or the registry setting (npm config get registry), then run the same command again.',
    );
  }
  writeFileSync(stampFile, lockHash());
  process.stdout.write(`  ✓ Packages installed  ${((Date.now() - from) / 1000).toFixed(1)} s\n`);
}

/** The `node` package brings its binary by an install script, which some machines forbid. */
function ensurePinnedNode() {
  const works = () => existsSync(pinnedNode) && spawnSync(pinnedNode, ['-v']).status === 0;
  if (works() || (npm('rebuild', 'node', '--ignore-scripts=false') && works())) return pinnedNode;
  if (Number(process.versions.node.split('.')[0]) >= PINNED_NODE) return process.execPath;
  return stop(
    `Node ${PINNED_NODE} could not be installed from npm, and this is Node ${process.versions.node}.`,
    `Install Node ${PINNED_NODE} (https://nodejs.org), or allow install scripts: npm rebuild node --ignore-scripts=false`,
  );
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  stop(
    `Pernoite needs Node ${OLDEST_NODE} or newer to start, and this is Node ${process.versions.node}.`,
    'Install a current Node from https://nodejs.org (or: nvm install --lts), then run the same command again.',
  );
}
const [script, ...args] = process.argv.slice(2);
if (!script) stop('Say which script to run: node build/run.mjs <script>');
if (!isInstalled()) install();
const node = ensurePinnedNode();

// The whole of node_modules/.bin comes first on the path, so that every child runs under the same Node.
const path = [join(modules, '.bin'), dirname(node), process.env.PATH].join(windows ? ';' : ':');
// Ctrl+C reaches the child as well (same process group): it stops by itself, and this process waits for it.
process.on('SIGINT', () => {});
const child = spawn(node, [join(root, 'build', `${script}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  // Programs that run from their source, the gateway of a test above all, start in half the time.
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, PATH: path },
});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exitCode = signal === 'SIGINT' ? 130 : signal ? 1 : (code ?? 1);
});
