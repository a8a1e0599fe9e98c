import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, StepFailed, tool } from './steps.ts';

export type PinnedPackage = {
  /** A file of the package. */
  file(path: string): string;
  /** Installs it unless it is installed already; returns its version. */
  ensure(): Promise<string>;
};

/**
 * A large package that only one command needs, so that it is no dependency: it is installed into a folder of its own
 * under .cache. The lock file in build/<folder> names every package by version and hash; the README there says how to
 * update it.
 */
export function pinnedPackage(name: string, folder: string): PinnedPackage {
  const manifests = join(root, 'build', folder);
  const lockFile = readFileSync(join(manifests, 'package-lock.json'), 'utf8');
  const version = lockedVersion(lockFile, name);
  // One folder for each lock file: a changed one is installed again.
  const lockHash = createHash('sha256').update(lockFile).digest('hex').slice(0, 12);
  const target = join(root, '.cache', `${folder}-${lockHash}`);
  const installed = join(target, 'installed');
  return {
    file: path => join(target, 'node_modules', name, path),
    async ensure() {
      if (existsSync(installed)) return `${version}, from ${target}`;
      await mkdir(target, { recursive: true });
      for (const manifest of ['package.json', 'package-lock.json'])
        await copyFile(join(manifests, manifest), join(target, manifest));
      // Nothing of what their install scripts build or report is needed.
      await tool('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: target,
      });
      await writeFile(installed, `${version}\n`);
      return version;
    },
  };
}

function lockedVersion(lockFile: string, name: string): string {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { version: string }> };
  const found = packages[`node_modules/${name}`];
  if (!found) throw new StepFailed(`a lock file in build/ does not name ${name}`);
  return found.version;
}
