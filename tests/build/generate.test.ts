import { describe, expect, test } from 'vitest';
import { planCall } from '../../build/generate/new-call.ts';
import { planScreen } from '../../build/generate/new-screen.ts';
import { PlannedFiles } from '../../build/generate/planned-files.ts';
import { root } from '../../build/steps.ts';

/** Nothing is written: the plans are made against the project as it is, so that a place that has moved is noticed. */
const planned = () => new PlannedFiles(root);

describe('a new screen', () => {
  test.each([
    ['/guest/laundry', 'laundry', 'tests/journeys/account/laundry.spec.ts'],
    ['/about-us', 'about-us', 'tests/journeys/shell/about-us.spec.ts'],
  ])(
    'at %s has its path, route, texts in both languages, picture and journey',
    async (path, name, journey) => {
      const files = planned();
      await planScreen(files, path);
      expect(await files.read('src-renderer/app/paths.ts')).toContain(`'${path}'`);
      expect(await files.read('src-renderer/app/routes.tsx')).toContain(`#renderer/screens/${name}.tsx`);
      expect(await files.read('src-renderer/i18n/texts.ts')).toContain(`#locales/en/${name}.json`);
      for (const language of ['en', 'pt']) expect(files.has(`locales/${language}/${name}.json`)).toBe(true);
      expect(await files.read('tests/screens/account-screens.ts')).toContain(`'${path}'`);
      expect(await files.read(journey)).toContain(`page.goto('${path}')`);
    },
  );

  test.each(['laundry', '/guest/', '/Guest/Laundry', '/guest/../etc', '/guest/credits'])(
    'at %s is rejected',
    async path => {
      await expect(planScreen(planned(), path)).rejects.toThrow(/a path is like|has .* already/);
    },
  );
});

describe('a new call', () => {
  test('of a new domain has its contract, handler, router entry and test', async () => {
    const files = planned();
    await planCall(files, 'laundry.nextPickUp');
    expect(await files.read('src-shared/contract/laundry.ts')).toContain("path: '/laundry/next-pick-up'");
    expect(await files.read('src-shared/contract/index.ts')).toContain(
      'laundry: { nextPickUp: laundry.nextPickUp }',
    );
    expect(await files.read('src-gateway/calls/laundry.ts')).toContain('os.laundry.nextPickUp.handler');
    expect(await files.read('src-gateway/router.ts')).toContain('laundry: laundryCalls');
    expect(files.has('tests/gateway/laundry-next-pick-up.test.ts')).toBe(true);
  });

  test('of a known domain joins its file and imports nothing twice', async () => {
    const files = planned();
    await planCall(files, 'guestUser.nickName');
    const contract = await files.read('src-shared/contract/guest-user.ts');
    expect(contract).toContain('export const nickName');
    expect(contract.match(/from '\.\/failures\.ts'/g)).toHaveLength(1);
    expect(await files.read('src-gateway/calls/guest-user.ts')).toContain('os.guestUser.nickName.handler');
  });

  test.each(['laundry', 'Laundry.prices', 'laundry.next-pick-up', 'laundry.a.b'])(
    'named %s is rejected',
    async name => {
      await expect(planCall(planned(), name)).rejects.toThrow(/a call is named like/);
    },
  );
});
