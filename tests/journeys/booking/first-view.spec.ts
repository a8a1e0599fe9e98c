import { hold } from '../hold.ts';
import { expect, test } from './funnel-test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1100, height: 800 },
  { width: 1280, height: 800 },
];

test('the search’s picture is shown before any code has loaded, where the screen then has it (SRC-02)', async ({
  page,
  funnel: { search },
}) => {
  const picture = page.locator('.search-picture');
  for (const size of sizes) {
    await page.setViewportSize(size);
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/booking/step-1?lang=ENGLISH', { waitUntil: 'commit' });
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('main')).toHaveCount(0);
    const before = await picture.boundingBox();
    release();
    await search.search.waitFor();
    await expect(picture).toHaveCount(1);
    expect(await picture.boundingBox(), `at ${size.width} px`).toEqual(before);
  }
});

test('the picture of the sign-in page is shown before any code has loaded, where the screen then has it, on a phone (SES-01)', async ({
  page,
}) => {
  for (const width of [360, 700]) {
    await page.setViewportSize({ width, height: 740 });
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/login?lang=ENGLISH', { waitUntil: 'commit' });
    const first = page.locator('.first-auth-picture img');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const before = await first.boundingBox();
    release();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(first).toHaveCount(0);
    expect(await page.getByRole('main').locator('img').first().boundingBox(), `at ${width} px`).toEqual(
      before,
    );
  }
});

test('a search that was begun shows its own hotel, and no other picture before it (SRC-02, PD-20)', async ({
  page,
  funnel: { search },
}) => {
  await search.open();
  await search.chooseHotel(/Nilo Square/);
  await hold(page, /\/assets\/.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.first-header')).toBeVisible();
  await expect(page.locator('.search-picture')).toHaveCount(0);
});
