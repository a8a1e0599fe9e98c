import { addGuide, toQuizKeys } from './check-guide.ts';
import { type CheckedRows, checkRows } from './check-rows.ts';
import { type PictureFile, readPictureFiles } from './picture-files.ts';
import { type Problem, problemList } from './problems.ts';
import { readFolderRows } from './read-folder.ts';

/** `data` is complete only without problems. */
export type HotelFolder = CheckedRows & { pictures: Map<string, PictureFile>; problems: Problem[] };

export async function readHotelFolder(folder: string): Promise<HotelFolder> {
  const { problems, report } = problemList();
  const rows = await readFolderRows(folder, report);
  const pictures = await readPictureFiles(folder, rows, report);
  const pictureName = (name: string) => pictures.get(name)?.name ?? name;
  const checked = checkRows(rows, pictureName, report);
  addGuide(rows, checked, { pictureName, quizKeys: toQuizKeys(checked.data.quizOptions) }, report);
  return { ...checked, pictures, problems };
}
