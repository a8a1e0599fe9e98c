import { phone } from '../fixtures.ts';
import { HelpPage } from '../pages/help-page.ts';
import { languages } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const HELP = '/guest/settings/help';
const LATE = `${HELP}/checkin-checkout/item?item=late-check-out`;

for (const language of languages) {
  const isPortuguese = language === 'pt';
  test(
    `in ${language} a guest finds what late check-out costs by a word typed wrong, and comes back to the results (HLP-01, HLP-02, HLP-03, HLP-04, HLP-05, HLP-06, PD-50)`,
    isPortuguese ? {} : phone,
    async ({ page, testApi, expectNoViolations }) => {
      const guest = await testApi.newGuest(isPortuguese ? { language } : {});
      await signInByToken(page, guest);
      const help = new HelpPage(page, language);
      const { texts: t } = help;
      await page.goto(HELP);
      await expect(page).toHaveURL(`${HELP}/reservations`);
      await expect(help.title).toHaveText(t('help:title'));
      await expect(help.tabs.getByRole('link')).toHaveCount(3);
      await expect(help.item(t('help:items.cancel.title'))).toBeVisible();
      await expect(help.support).toContainText(isPortuguese ? /24 horas.*7 dias/ : /24 hours.*7 days/);
      await help.tabs.getByRole('link', { name: t('help:categories.checkin-checkout') }).click();
      await expect(page).toHaveURL(`${HELP}/checkin-checkout`);
      await expect(help.item(t('help:items.late-check-out.title'))).toBeVisible();

      await help.search.pressSequentially(isPortuguese ? 'ch' : 'la');
      await expect(help.results).toBeHidden();
      await expect(help.search).toHaveAccessibleDescription(t('help:search.short', { letters: 3 }));
      await help.search.fill(isPortuguese ? 'chek-out mais tarde' : 'late chek-out');
      await expect(help.results.getByRole('link').first()).toContainText(
        t('help:items.late-check-out.title'),
      );
      await expect(help.marks.first()).toBeVisible();
      if (!isPortuguese) await expectNoViolations(page);
      await help.search.fill(isPortuguese ? 'autorização por escrito' : 'final price');
      await expect(help.count).toHaveText(t('help:search.count', { count: 1 }));
      await help.search.fill(isPortuguese ? 'chek-out mais tarde' : 'late chek-out');
      await help.results.getByRole('link').first().click();
      await expect(page).toHaveURL(url => url.pathname.endsWith('/checkin-checkout/item'));
      await expect(help.title).toHaveText(t('help:items.late-check-out.title'));
      await expect(help.article).toContainText('150%');
      await expect(help.article).toContainText(isPortuguese ? '12:00' : /12\sPM/);
      if (!isPortuguese) await expectNoViolations(page);
      await page.getByRole('link', { name: t('help:backToResults') }).click();
      await expect(help.search).toHaveValue(isPortuguese ? 'chek-out mais tarde' : 'late chek-out');
      await help.clear.click();
      await expect(help.search).toBeFocused();
      await expect(help.tabs).toBeVisible();
    },
  );
}

test('an item works at its address after a reload, what is unknown leads to the help, and nothing found says who helps (HLP-02, HLP-05, PD-49)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const help = new HelpPage(page);
  const { texts: t } = help;
  await page.goto(LATE);
  await expect(help.title).toHaveText(t('help:items.late-check-out.title'));
  await page.reload();
  await expect(help.title).toHaveText(t('help:items.late-check-out.title'));
  await help.article.getByRole('link', { name: t('help:items.late-check-out.action') }).click();
  await expect(page).toHaveURL('/guest/booking/active');
  for (const address of [
    '/checkin-checkout/item',
    '/checkin-checkout/item?item=nothing',
    '/policies/item?item=late-check-out',
    '/nothing',
    '/reservations/more/pages',
  ]) {
    await page.goto(HELP + address);
    await expect(page, address).toHaveURL(`${HELP}/reservations`);
  }
  await page.goto(`${HELP}/policies?q=${encodeURIComponent('<b>zzzzqq</b>')}`);
  await expect(help.count).toHaveText(t('help:search.count', { count: 0 }));
  await expect(help.results).toContainText(t('help:search.none', { query: '<b>zzzzqq</b>' }));
});
