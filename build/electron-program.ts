import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, root, StepFailed, tool } from './steps.ts';

export type ElectronProgram = {
  kind: 'electron' | 'stand-in';
  /** What to run, before the app's folder and its arguments. */
  line: [program: string, ...args: string[]];
  name: string;
};

const folder = join(root, 'node_modules/electron');
const FETCH_MS = 300_000;

/** ELECTRON_BIN, or the binary of the electron package, which is fetched when it is not there yet. */
export async function findElectron(): Promise<ElectronProgram> {
  const wanted = process.env['ELECTRON_BIN'] ?? '';
  if (wanted !== '' && wanted !== 'package') {
    if (!existsSync(wanted)) throw new StepFailed(`ELECTRON_BIN names no file: ${wanted}`);
    return { kind: 'electron', line: [wanted], name: wanted };
  }
  const missing = (await packaged()) === undefined ? await fetched() : null;
  const binary = await packaged();
  if (binary !== undefined) return { kind: 'electron', line: [binary], name: 'Electron' };
  if (wanted === 'package') throw new StepFailed(`The electron package has no binary: ${missing}`);
  return {
    kind: 'stand-in',
    line: [process.execPath, join(root, 'tests/electron-stand-in/boot.ts')],
    name: `the stand-in for Electron, whose own binary cannot be had here (${missing})`,
  };
}

/** Where the package has its binary, as its own index.js finds it. */
async function packaged(): Promise<string | undefined> {
  const name = await readFile(join(folder, 'path.txt'), 'utf8').catch(() => undefined);
  if (name === undefined) return undefined;
  const binary = join(folder, 'dist', name);
  return existsSync(binary) ? binary : undefined;
}

/** Null when it came, else the reason in a few words. */
async function fetched(): Promise<string | null> {
  try {
    await tool(process.execPath, [join(folder, 'install.js')], { timeoutMs: FETCH_MS });
    return null;
  } catch (error) {
    const [line = 'no reason given'] = describe(error).trim().split('\n');
    return line.replace(/^\w*Error: /, '');
  }
}
