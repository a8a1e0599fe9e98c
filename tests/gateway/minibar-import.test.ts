import { expect, test } from 'vitest';
import { findMinibars } from '#gateway/store/minibar-store.ts';
import { beachMinibar, jpeg } from './hotel-folder.ts';
import { openImportedHotel } from './imported-hotel.ts';

const hotel = openImportedHotel();

test('an import brings minibars of its own with their pictures, and without a file those of the demonstration (PRF-19, OPS-02)', async () => {
  const own = {
    'minibars.json': JSON.stringify([{ ...beachMinibar, picture: 'beach.png' }]),
    'pictures/beach.png': await jpeg(700, '#886633'),
  };
  const ids = async () => (await findMinibars(hotel.db)).map(({ id }) => id);
  expect(await ids()).toEqual(['basic', 'healthy', 'energetic', 'cerrado']);
  const { plan, addedPictures } = await hotel.importFolder(own);
  expect([plan?.minibars.added.length, plan?.minibars.removed.length, addedPictures]).toEqual([1, 4, 1]);
  const { minibar } = await hotel.guest.client.preferences.find();
  expect(minibar).toMatchObject({
    optionDefault: 'beach',
    options: [
      { key: 'BEACH', pictureUrl: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{32}-640\.webp$/) },
    ],
  });
  expect((await hotel.gateway.raw('GET', minibar.options[0]?.pictureUrl ?? '')).status).toBe(200);
  expect((await hotel.importFolder(own)).plan?.minibars).toMatchObject({
    added: [],
    changed: [],
    removed: [],
  });
  const renamed = JSON.stringify([{ ...beachMinibar, name: { en: 'Dunes', pt: 'Dunas' } }]);
  expect((await hotel.importFolder({ 'minibars.json': renamed })).plan?.minibars.changed).toHaveLength(1);
  await hotel.importFolder();
  expect(await ids()).toEqual(['basic', 'healthy', 'energetic', 'cerrado']);
});
