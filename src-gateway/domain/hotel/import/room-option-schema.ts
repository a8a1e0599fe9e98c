import { z } from 'zod';
import { roomOptionKinds } from '#gateway/store/schema/preferences.ts';
import { count, inBothLanguages, line, picture } from './file-schemas.ts';

/** A name that screens may have texts for (PD-37): `COLD_TO_COOL`, `R&B`. */
export const optionKey = z
  .string('must be a text')
  .regex(
    /^[A-Z][A-Z0-9 &_-]{0,39}$/,
    'must be 1 to 40 capitals, digits, spaces, &, _ or -, and begin with a capital',
  );

export const roomOptionEntry = z
  .strictObject({
    kind: z.enum(roomOptionKinds, `must be one of ${roomOptionKinds.join(', ')}`),
    id: count(0, 9_999),
    key: optionKey,
    name: inBothLanguages(line(60)),
    picture: picture.optional(),
    isDefault: z.boolean('must be true or false').optional(),
  })
  .check(({ value: { kind, picture: name, isDefault }, issues }) => {
    const report = (path: string, message: string) =>
      issues.push({ code: 'custom', input: path, path: [path], message });
    if (name !== undefined && kind !== 'LIGHTING') report('picture', 'is shown for LIGHTING alone');
    if (isDefault === true && kind === 'TV_CHANNEL')
      report('isDefault', 'TV_CHANNEL has no default: none is chosen at first');
  });
export type RoomOptionEntry = z.infer<typeof roomOptionEntry>;
