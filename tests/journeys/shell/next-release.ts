import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../build/steps.ts';

export type WebFolder = {
  path: string;
  /** Publishes the next release: every entry has a new name, as after a change of any file. */
  release(name: string): Promise<void>;
  remove(): Promise<void>;
};

const ENTRY = /\/assets\/(index-[\w-]+\.js)/;

export async function webFolder(): Promise<WebFolder> {
  const path = await mkdtemp(join(tmpdir(), 'pernoite-web-'));
  await cp(join(root, 'out', 'web'), path, { recursive: true });
  return {
    path,
    async release(name) {
      const [, entry = ''] = ENTRY.exec(await readFile(join(path, 'index.html'), 'utf8')) ?? [];
      const next = `index-${name}.js`;
      await writeFile(join(path, 'assets', next), await readFile(join(path, 'assets', entry)));
      for (const file of await readdir(path, { recursive: true })) {
        if (!/\.(js|html)$/.test(file)) continue;
        const before = await readFile(join(path, file), 'utf8');
        const after = before.replaceAll(entry, next);
        if (after === before) continue;
        await writeFile(join(path, file), after);
        // The compressed copies are of the release before.
        for (const ending of ['.br', '.gz']) await rm(join(path, `${file}${ending}`), { force: true });
      }
      await rm(join(path, 'assets', entry));
      for (const ending of ['.br', '.gz'])
        await rm(join(path, 'assets', `${entry}${ending}`), { force: true });
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
