import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';

export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** Rejects links, which may lead out of the folder, and pipes, which could block. Throws UnreadableFileError. */
export async function readPlainFile(path: string, maxBytes: number): Promise<Buffer> {
  const found = await lstat(path).catch(() => null);
  if (found === null) throw new UnreadableFileError('the file is missing');
  if (found.isSymbolicLink()) throw new UnreadableFileError('is a link; put the file itself here');
  if (!found.isFile()) throw new UnreadableFileError('is not a file');
  // Windows knows neither flag. Between lstat and open the file may have been replaced.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const handle = await open(path, flags).catch(() => {
    throw new UnreadableFileError('cannot be opened');
  });
  try {
    const opened = await handle.stat();
    if (!opened.isFile()) throw new UnreadableFileError('is not a file');
    if (opened.size > maxBytes)
      throw new UnreadableFileError(`is larger than ${Math.floor(maxBytes / 1024)} KiB`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** UTF-8 with or without a byte order mark. Throws UnreadableFileError for other encodings. */
export async function readTextFile(path: string, maxBytes: number): Promise<string> {
  const bytes = await readPlainFile(path, maxBytes);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFileError('is not UTF-8 text; save it as UTF-8');
  }
  if (text.includes('\0')) throw new UnreadableFileError('is not text: it holds a null character');
  return text;
}
