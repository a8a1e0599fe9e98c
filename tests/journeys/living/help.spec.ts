import { HelpPage } from '../pages/help-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const HELP = '/guest/settings/help';

test('a guest finds what late check-out costs by a word typed wrong and comes back to the results; what is unknown leads to the help, and nothing found says so (HLP-01, HLP-02, HLP-03, HLP-04, HLP-05, HLP-06, PD-49, PD-50)', async ({
  page,
  testApi,
  expectNoViolations,
}) => {
  await signInByToken(page, await testApi.newGuest({ language: 'pt' }));
  const help = new HelpPage(page, 'pt');
  const { texts: t } = help;
  const cost = t('help:items.late-check-out.title');
  await page.goto(`${HELP}/checkin-checkout/item`);
  await expect(page).toHaveURL(`${HELP}/reservations`);
  await expect(help.title).toHaveText(t('help:title'));
  await expect(help.tabs.getByRole('link')).toHaveCount(3);
  await expect(help.item(t('help:items.cancel.title'))).toBeVisible();
  await expect(help.support).toContainText(/24 horas.*7 dias/);
  await help.tabs.getByRole('link', { name: t('help:categories.checkin-checkout') }).click();
  await expect(page).toHaveURL(`${HELP}/checkin-checkout`);
  await expect(help.item(cost)).toBeVisible();

  await help.search.focus();
  // Both in one turn, as a busy page finds the keys of a fast guest.
  await page.evaluate(() => {
    for (const character of 'ch') document.execCommand('insertText', false, character);
  });
  await expect(help.search).toHaveValue('ch');
  await expect(help.results).toBeHidden();
  await expect(help.search).toHaveAccessibleDescription(t('help:search.short', { letters: 3 }));
  await help.search.fill('<b>zzzzqq</b>');
  await expect(help.count).toHaveText(t('help:search.count', { count: 0 }));
  await expect(help.results).toContainText(t('help:search.none', { query: '<b>zzzzqq</b>' }));
  await help.search.fill('autorização por escrito');
  await expect(help.count).toHaveText(t('help:search.count', { count: 1 }));
  await help.search.fill('chek-out mais tarde');
  await expect(help.results.getByRole('link').first()).toContainText(cost);
  await expect(help.marks.first()).toBeVisible();
  await expectNoViolations(page);
  await help.results.getByRole('link').first().click();
  await expect(page).toHaveURL(url => url.pathname.endsWith('/checkin-checkout/item'));
  await expect(help.title).toHaveText(cost);
  await page.reload();
  await expect(help.article).toContainText('150%');
  await expect(help.article).toContainText('12:00');
  await expectNoViolations(page);
  await page.getByRole('link', { name: t('help:backToResults') }).click();
  await expect(help.search).toHaveValue('chek-out mais tarde');
  await help.clear.click();
  await expect(help.search).toBeFocused();
  await expect(help.tabs).toBeVisible();
  await help.item(cost).click();
  await help.article.getByRole('link', { name: t('help:items.late-check-out.action') }).click();
  await expect(page).toHaveURL('/guest/booking/active');
});
