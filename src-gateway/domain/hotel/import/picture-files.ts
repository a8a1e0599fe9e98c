import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPicture } from '#gateway/platform/read-picture.ts';
import type { StoredPicture } from '#gateway/store/hotel-import-store.ts';
import { isFileName } from './file-schemas.ts';
import { files } from './hotel-data.ts';
import type { Report } from './problems.ts';
import { readPlainFile, UnreadableFileError } from './read-file.ts';
import type { FolderRows } from './read-folder.ts';

const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const MIN_WIDTH = 640;
/** The sizes that the guest app requests: cards and details (FUN-11). */
export const pictureWidths = [640, 1600] as const;

/** Maps a picture's name in the files to its stored name. */
export type PictureName = (name: string) => string;

export type PictureFile = {
  /** The name it is stored and served by: derived from its content, so that a changed picture has a new address. */
  name: string;
  encode(): Promise<StoredPicture[]>;
};

/** Pictures that the files name, by their file names. An unusable picture is reported where it is named first. */
export async function readPictureFiles(
  folder: string,
  rows: FolderRows,
  report: Report,
): Promise<Map<string, PictureFile>> {
  const found = new Map<string, PictureFile>();
  const uses = pictureUses(rows);
  if (uses.size === 0) return found;
  const pictures = join(folder, files.pictures);
  const isFolder = await lstat(pictures).then(
    entry => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    report(files.pictures, null, 'the folder is missing, or is a link');
    return found;
  }
  for (const [name, [file, line]] of uses) {
    try {
      found.set(name, await readPictureFile(join(pictures, name)));
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      report(file, line, `${files.pictures}/${name}: ${error.message}`);
    }
  }
  return found;
}

function pictureUses({
  hotels,
  roomTypes,
  spaces,
  guide,
  minibars,
  roomOptions,
}: FolderRows): Map<string, [file: string, line: number]> {
  const uses = new Map<string, [string, number]>();
  const add = (name: string, file: string, line: number) => {
    if (isFileName(name) && !uses.has(name)) uses.set(name, [file, line]);
  };
  for (const { value, lineOf } of hotels.rows) {
    if (value.picture !== undefined) add(value.picture, files.hotels, lineOf('picture'));
    if (value.map !== undefined) add(value.map, files.hotels, lineOf('map'));
  }
  for (const { value, lineOf } of roomTypes.rows)
    for (const [index, name] of value.pictures.entries())
      add(name, files.roomTypes, lineOf('pictures', index));
  for (const { value, lineOf } of spaces.rows)
    if (value.picture !== undefined) add(value.picture, files.spaces, lineOf('picture'));
  for (const { value, lineOf } of guide.rows)
    if (value.picture !== undefined) add(value.picture, files.guide, lineOf('picture'));
  for (const { value, lineOf } of minibars.rows)
    if (value.picture !== undefined) add(value.picture, files.minibars, lineOf('picture'));
  for (const { value, lineOf } of roomOptions.rows)
    if (value.picture !== undefined) add(value.picture, files.roomOptions, lineOf('picture'));
  return uses;
}

async function readPictureFile(path: string): Promise<PictureFile> {
  const bytes = await readPlainFile(path, MAX_PICTURE_BYTES);
  // By its first bytes, before a decoder reads it.
  const picture = readPicture(bytes);
  if (!picture) throw new UnreadableFileError('is not a JPEG, PNG or WebP picture, or is cut off');
  if (picture.width * picture.height > MAX_PIXELS)
    throw new UnreadableFileError('has more than 50 million pixels');
  if (Math.max(picture.width, picture.height) < MIN_WIDTH)
    throw new UnreadableFileError(`is smaller than ${MIN_WIDTH} pixels`);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { name, encode: () => encodePicture(name, bytes) };
}

/** Rotated upright, without the camera's place and time metadata, in the sizes that guests get. */
async function encodePicture(name: string, bytes: Uint8Array): Promise<StoredPicture[]> {
  const { default: sharp } = await import('sharp').catch(() => {
    throw new UnreadableFileError('needs the package sharp beside the gateway (npm install sharp)');
  });
  try {
    return await Promise.all(
      pictureWidths.map(async width => ({
        name,
        width,
        bytes: await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
          .rotate()
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 78 })
          .toBuffer(),
      })),
    );
  } catch {
    throw new UnreadableFileError('cannot be decoded');
  }
}
