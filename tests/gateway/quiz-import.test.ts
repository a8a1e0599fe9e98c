import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { QuizOptionEntry } from '#gateway/domain/hotel/import/quiz-option-schema.ts';
import { demoHotelsFolder } from '#gateway/domain/hotel/import/read-folder.ts';
import { quizOptions } from '#gateway/store/schema/preferences.ts';
import { openImportedHotel } from './imported-hotel.ts';

const hotel = openImportedHotel();

test('an import brings the quiz’s options, the demonstration’s where the folder has none, and gives no id another meaning (PRF-30, OPS-02)', async () => {
  const demo = JSON.parse(
    await readFile(join(demoHotelsFolder(), 'quiz-options.json'), 'utf8'),
  ) as QuizOptionEntry[];
  const withYoga = (yoga: Partial<QuizOptionEntry>) =>
    demo.map(option => ({ ...option, ...(option.key === 'YOGA' ? yoga : {}) }));
  const importOptions = (options: QuizOptionEntry[]) =>
    hotel.importFolder({ 'quiz-options.json': JSON.stringify(options, null, 1) });
  expect(await hotel.db.$count(quizOptions)).toBe(103);
  const changed = await importOptions(
    withYoga({ name: { en: 'Yoga and breath', pt: 'Ioga' } }).filter(({ key }) => key !== 'OTHER'),
  );
  expect(changed.plan?.quizOptions).toMatchObject({
    changed: [{ id: 5, name: { en: 'Yoga and breath', pt: 'Ioga' } }],
    removed: [{ kind: 'RESTRICTION', key: 'OTHER' }],
    retired: [],
  });
  expect(await hotel.db.$count(quizOptions)).toBe(102);
  expect((await importOptions(withYoga({ key: 'BREATHING' }))).lines).toEqual([
    'quiz-options.json:42: HOBBY 5 is YOGA: choose another id for BREATHING',
  ]);
  expect((await hotel.importFolder()).plan?.quizOptions.added).toMatchObject([{ key: 'OTHER' }]);
  expect((await hotel.importFolder()).plan?.quizOptions).toMatchObject({
    added: [],
    changed: [],
    removed: [],
  });
});
