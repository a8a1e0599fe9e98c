import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StepFailed } from '../steps.ts';

/** New files and additions to existing ones, in memory until all of them fit: then `write` puts them on disk. */
export class PlannedFiles {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  async read(path: string): Promise<string> {
    return this.#texts.get(path) ?? (await readFile(join(this.#root, path), 'utf8'));
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new StepFailed(`${path} exists already`);
    this.#texts.set(path, text);
  }

  /** Adds a text before a place that the file has exactly once. */
  insertBefore(path: string, place: string, text: string): Promise<void> {
    return this.#replace(path, place, `${text}${place}`);
  }

  insertAfter(path: string, place: string, text: string): Promise<void> {
    return this.#replace(path, place, `${place}${text}`);
  }

  async #replace(path: string, place: string, text: string): Promise<void> {
    const parts = (await this.read(path)).split(place);
    if (parts.length !== 2) {
      const times = parts.length - 1;
      throw new StepFailed(`${path} should have this place once and has it ${times} times: ${place.trim()}`);
    }
    this.#texts.set(path, parts.join(text));
  }

  async append(path: string, text: string): Promise<void> {
    this.#texts.set(path, `${await this.read(path)}${text}`);
  }

  /** Adds an import in front of the others, unless the file has it; the formatter puts it in its place. */
  async addImport(path: string, line: string): Promise<void> {
    const text = await this.read(path);
    if (!text.includes(line)) this.#texts.set(path, `${line}\n${text}`);
  }

  /** The paths of all files, written. */
  async write(): Promise<string[]> {
    for (const [path, text] of this.#texts) {
      const file = join(this.#root, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return [...this.#texts.keys()];
  }
}
