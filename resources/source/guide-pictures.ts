/**
 * Draws the pictures of the city guide: one scene for each place of the demonstration's hotels, from the parts in
 * resources/source/guide-scenes, in the brand's colours. They are original drawings of this project and hold no text.
 *
 *   node resources/source/guide-pictures.ts [part of a place's id]
 *
 * The results are committed; run this when a scene changes. The same scene gives the same drawing on every machine.
 */
import process from 'node:process';
import { scenes } from './guide-scenes/scenes.ts';
import { HEIGHT, randomOf, WIDTH } from './guide-scenes/shapes.ts';
import { writeDrawing } from './picture-files.ts';

const wanted = process.argv[2] ?? '';
for (const [id, [tones, scene]] of Object.entries(scenes)) {
  if (!id.includes(wanted)) continue;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${scene(tones, randomOf(id))}</svg>`;
  await writeDrawing(`guide-${id}`, Buffer.from(drawing));
}
