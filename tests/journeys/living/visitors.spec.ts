import { CPF } from '#tests/personal-data.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { HomePage } from '../pages/home-page.ts';
import { VisitorsPage } from '../pages/visitors-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';
import { atHome, invitedElsewhere, toldRoom, visitorsOf } from './visiting.ts';

const CALLS = /\/api\/visitor-invitations/;
const NAME = 'Zoé d’Ávila Prado';

/** A gateway of its own: its clock moves to the days of a stay. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

test(
  'a guest lets a visitor in tomorrow: from home over the form to the invitation (VIS-01, VIS-06, VIS-07, VIS-08, VIS-09, VIS-10, VIS-11, VIS-13, VIS-14, VIS-15, VIS-17, VIS-18, VIS-19, LIM-15, HOM-13)',
  phone,
  async ({ page, request, testApi, expectNoViolations }) => {
    const guest = await atHome({ request, testApi });
    await signInByToken(page, guest);
    await page.goto('/');
    await new HomePage(page).ways.getByRole('link', { name: /^Visitors/ }).click();
    const visitors = new VisitorsPage(page);
    await expect(visitors.empty).toBeVisible();
    await visitors.invite.click();
    await expect(visitors.field('fullName')).toBeFocused();
    await expect(visitors.submit).toBeDisabled();
    for (const name of ['startTime', 'endTime'] as const) await expect(visitors.field(name)).toBeDisabled();
    await expectNoViolations(page);

    await visitors.field('fullName').fill('Zoé 2');
    await visitors.field('nickname').fill('Zo');
    await expect(visitors.form).toContainText(visitors.t('visitors:visitorForm.errors.onlyLetters'));
    await visitors.field('fullName').fill(NAME);
    await visitors.document('CPF').fill('52998224724');
    await expect(visitors.document('CPF')).toHaveValue('529.982.247-24');
    await visitors.field('documentType').selectOption('PASSPORT');
    await expect(visitors.document('PASSPORT')).toHaveValue('');
    await visitors.document('PASSPORT').fill('fx-123 4567890');
    await expect(visitors.document('PASSPORT')).toHaveValue('FX1234567');
    await visitors.field('documentType').selectOption('CPF');
    await expect(visitors.document('CPF')).toHaveValue('');
    await visitors.document('CPF').fill(CPF);

    const days = await visitors.offered('visitDate');
    expect(days.open).toHaveLength(4);
    const [, tomorrow = '', , last = ''] = days.open;
    await visitors.field('visitDate').selectOption(last);
    expect((await visitors.offered('startTime')).open.at(-1)).toBe('09:30');
    await visitors.field('visitDate').selectOption(tomorrow);
    const starts = await visitors.offered('startTime');
    expect([starts.all[0], starts.all.at(-1), starts.open.at(-1)]).toEqual(['08:00', '22:00', '19:30']);
    await visitors.field('startTime').selectOption('10:00');
    expect((await visitors.offered('endTime')).open.at(-1)).toBe('14:00');
    await visitors.field('endTime').selectOption('14:00');
    await expect(visitors.submit).toBeEnabled();
    await visitors.field('startTime').selectOption('09:00');
    await expect(visitors.field('endTime')).toHaveValue('');
    await expect(visitors.submit).toBeDisabled();
    await visitors.field('endTime').selectOption('13:00');
    await visitors.submit.click();

    const pass = visitors.pass('Zo', true);
    await expect(pass).toBeVisible();
    const [made] = await visitorsOf(request, guest);
    await expect(pass).toContainText(made?.invitationCode ?? 'none');
    await expect(pass).toContainText(made?.invitationUrl ?? 'none');
    await expectNoViolations(page);
    await pass.getByRole('button', { name: visitors.t('visitors:pass.done') }).click();
    await expect(visitors.visitor(NAME)).toContainText('•••.•••.••7-25');
    await expect(visitors.visitor(NAME)).not.toContainText('982');
    await expectNoViolations(page);

    await visitors.invite.click();
    expect((await visitors.offered('visitDate')).open).not.toContain(tomorrow);
    await page.keyboard.press('Escape');
    await visitors.policy.click();
    for (const figure of ['One person per day', '4 hours', '8 AM and 8 PM', '10 PM'])
      await expect(visitors.rules).toContainText(figure);
  },
);

test('an invitation is sent by the phone’s own sheet, as a link and as a calendar file (VIS-02)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await atHome({ request, testApi }, 'pt');
  const { invitationUrl, visitDate } = await invitedElsewhere(request, guest);
  await signInByToken(page, guest);
  const visitors = new VisitorsPage(page, 'pt');
  await visitors.open();
  await visitors.show('Zoé').click();
  const share = visitors.pass('Zoé').getByRole('button', { name: visitors.t('visitors:pass.share') });
  await expect(visitors.pass('Zoé')).toBeVisible();
  await expect(share).toBeHidden();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    visitors
      .pass('Zoé')
      .getByRole('button', { name: visitors.t('visitors:pass.calendar') })
      .click(),
  ]);
  expect(file.suggestedFilename()).toBe(`pernoite-${visitDate}.ics`);

  // A phone.
  await page.addInitScript(() => {
    const sent: ShareData[] = [];
    Object.assign(window, { sent });
    Object.assign(navigator, { share: async (data: ShareData) => void sent.push(data) });
  });
  await visitors.open();
  await visitors.show('Zoé').click();
  await share.click();
  const sent = await page.evaluate(() => (window as unknown as { sent: ShareData[] }).sent);
  expect(sent).toEqual([
    {
      title: expect.stringContaining('Pernoite'),
      text: expect.stringContaining('das 10:00 às 13:00'),
      url: invitationUrl,
    },
  ]);
});

test('a visitor is hidden for good and let in all the same, or the invitation is taken back (VIS-05, VIS-20)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const guest = await atHome({ request, testApi });
  const hidden = await invitedElsewhere(request, guest);
  await signInByToken(page, guest);
  const visitors = new VisitorsPage(page);
  await visitors.open();
  expectedFailures.allow(CALLS);
  for (const act of ['hide', 'delete'] as const) {
    await page.route(CALLS, route =>
      ['PATCH', 'DELETE'].includes(route.request().method()) ? route.abort() : route.continue(),
    );
    const prompt = visitors.prompt(act, 'Zoé');
    await (act === 'hide' ? visitors.hide('Zoé') : visitors.takeBack('Zoé')).click();
    await expect(prompt).toContainText('cannot be undone');
    await prompt.getByRole('button', { name: visitors.t(`visitors:${act}.confirm`) }).click();
    await expect(prompt.getByRole('alert')).toContainText(visitors.t(`visitors:${act}.error`));
    await page.unroute(CALLS);
    await prompt.getByRole('button', { name: visitors.t(`visitors:${act}.confirm`) }).click();
    await expect(prompt).toBeHidden();
    await expect(visitors.empty).toBeVisible();
    if (act === 'delete') break;
    const open = await request.get(`/api/visitor-invitations/public/${hidden.invitationCode}`);
    expect(open.status()).toBe(200);
    const day = new Date(`${hidden.visitDate}T12:00:00Z`).getTime() + 86_400_000;
    await invitedElsewhere(request, guest, { visitDate: new Date(day).toISOString().slice(0, 10) });
    await page.reload();
  }
});

test('an invitation that cannot be made says so, and the same press makes it once (VIS-20, APS-25)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const guest = await atHome({ request, testApi });
  await signInByToken(page, guest);
  const visitors = new VisitorsPage(page);
  await visitors.open();
  await visitors.invite.click();
  await visitors.field('fullName').fill(NAME);
  await visitors.field('nickname').fill('Zo');
  await visitors.document('CPF').fill(CPF);
  const [, tomorrow = ''] = (await visitors.offered('visitDate')).open;
  await visitors.field('visitDate').selectOption(tomorrow);
  await visitors.field('startTime').selectOption('10:00');
  await visitors.field('endTime').selectOption('12:00');
  expectedFailures.allow(CALLS);
  // The gateway makes it, and its response is lost.
  await page.route(CALLS, async route => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await visitors.submit.click();
  await expect(visitors.form.getByRole('alert')).toContainText(visitors.t('visitors:visitorForm.saveError'));
  await page.unroute(CALLS);
  await visitors.submit.click();
  await expect(visitors.pass('Zo', true)).toBeVisible();
  expect(await visitorsOf(request, guest)).toHaveLength(1);
});

test('a visit is seen at the reception’s console: name, masked document, time and room (VIS-05)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await atHome({ request, testApi });
  const fullName = 'Ícaro Lins Prado';
  const made = await invitedElsewhere(request, guest, { fullName });
  const room = await toldRoom({ request, testApi }, guest);
  await page.goto('/console/visitors');
  const row = page.getByRole('row').filter({ hasText: fullName });
  await expect(row).toContainText('•••.•••.••7-25');
  await expect(row).toContainText(`${made.visitDate}10:00 to 13:00`);
  await expect(row).toContainText(room);
  await expect(page.getByRole('main')).not.toContainText(made.invitationCode);
  await expect(page.getByRole('main')).not.toContainText(CPF);
});

test('a guest who does not stay is told that visitors come during a stay (VIS-04)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  await page.goto('/guest/visitors');
  const visitors = new VisitorsPage(page);
  await expect(visitors.main.getByRole('heading', { name: visitors.t('visitors:away.title') })).toBeVisible();
});

test('who can invite to no room for now sees whom they invited, and why no invitation can be made (VIS-04)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await atHome({ request, testApi });
  await invitedElsewhere(request, guest);
  // As the gateway responds to a guest of several rooms before the arrival.
  await page.route(/\/api\/visitor-invitations\/availability/, route => route.fulfill({ json: [] }));
  await signInByToken(page, guest);
  const visitors = new VisitorsPage(page);
  await visitors.open();
  await expect(visitors.takeBack('Zoé')).toBeVisible();
  await expect(visitors.main).toContainText(visitors.t('visitors:away.text'));
  await expect(visitors.invite).toHaveCount(0);
});
