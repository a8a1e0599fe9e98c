import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import type { VisitableRoom, Visitor } from '#shared/contract/guest/visitors.ts';
import { CPF } from '#tests/personal-data.ts';
import { getFor } from '../booking/guest-calls.ts';
import { livedIn } from '../check-out/lived-in.ts';
import { loseResponses } from '../connection.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { HomePage } from '../pages/home-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { VisitorInvitationPage } from '../pages/visitor-invitation-page.ts';
import { VisitorsPage } from '../pages/visitors-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey, type NewGuest, type TestApi } from '../test-api.ts';

/** A gateway of its own: its clock moves to the days of a stay. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const VISITORS = /\/api\/visitor-invitations/;
const PUBLIC = /\/api\/visitor-invitations\/public\//;
const HOUR_MS = 3_600_000;
const NAME = 'Zoé d’Ávila Prado';

const visitorsOf = async (request: APIRequestContext, guest: NewGuest): Promise<Visitor[]> =>
  (await getFor(request, guest, 'visitor-invitations')).json();

/** The number of the guest's room, which is shown from the arrival on (BKG-14): as an hour later says. */
async function shownRoom(request: APIRequestContext, testApi: TestApi, guest: NewGuest): Promise<string> {
  await testApi.moveClock(2 * HOUR_MS);
  const response = await getFor(request, guest, 'visitor-invitations/availability');
  const [room]: VisitableRoom[] = await response.json();
  await testApi.moveClock(-2 * HOUR_MS);
  if (typeof room?.room !== 'string') throw new Error('the guest is shown no number');
  return room.room;
}

test('a guest lets a visitor in tomorrow by a form that follows the rules, and a stranger opens the invitation until it is taken back (VIS-01, VIS-02, VIS-05, VIS-06, VIS-07, VIS-08, VIS-09, VIS-10, VIS-11, VIS-13, VIS-14, VIS-15, VIS-17, VIS-18, VIS-19, VIS-20, VIS-21, VIS-22, VIS-23, VIS-25, VIS-26, VIS-27, APS-25, LIM-15, HOM-13, PD-12)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(VISITORS);
  const guest = await testApi.newGuest();
  await livedIn({ request, testApi }, guest, 1, 3);
  // As a phone has it.
  await page.addInitScript(() => {
    const sent: ShareData[] = [];
    Object.assign(window, { sent });
    Object.assign(navigator, { share: async (data: ShareData) => void sent.push(data) });
  });
  await signInByToken(page, guest);
  await page.goto('/');
  await new HomePage(page).tile('visitors').click();
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
  await visitors.field('startTime').selectOption('09:00');
  await expect(visitors.field('endTime')).toHaveValue('');
  await expect(visitors.submit).toBeDisabled();
  await visitors.field('endTime').selectOption('13:00');
  await loseResponses(page, VISITORS, 'POST');
  await visitors.submit.click();
  await expect(visitors.form.getByRole('alert')).toContainText(visitors.t('visitors:visitorForm.saveError'));
  await page.unroute(VISITORS);
  await visitors.submit.click();

  const pass = visitors.pass('Zo', true);
  await expect(pass).toBeVisible();
  const [made, ...more] = await visitorsOf(request, guest);
  if (!made) throw new Error('nobody is invited');
  expect(more, 'the same press makes it once').toEqual([]);
  await expect(pass).toContainText(made.invitationCode);
  await expectNoViolations(page);
  await pass.getByRole('button', { name: visitors.t('visitors:pass.share') }).click();
  const sent = await page.evaluate(() => (window as unknown as { sent: ShareData[] }).sent);
  expect(sent).toMatchObject([{ url: made.invitationUrl }]);
  await pass.getByRole('button', { name: visitors.t('visitors:pass.done') }).click();
  await expect(visitors.visitor(NAME)).toContainText('•••.•••.••7-25');
  await expect(visitors.visitor(NAME)).not.toContainText('982');
  await visitors.invite.click();
  expect((await visitors.offered('visitDate')).open).not.toContain(tomorrow);
  await page.keyboard.press('Escape');
  await visitors.policy.click();
  for (const figure of ['One person per day', '4 hours', '8 AM and 8 PM', '10 PM'])
    await expect(visitors.rules).toContainText(figure);
  await page.keyboard.press('Escape');
  const room = await shownRoom(request, testApi, guest);
  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');

  const origins: string[] = [];
  page.on('request', sent => origins.push(new URL(sent.url()).origin));
  const release = Promise.withResolvers<void>();
  await page.route(PUBLIC, async route => {
    await release.promise;
    await route.abort();
  });
  await page.goto(`/invite/${made.invitationCode}?lang=PORTUGUESE`);
  const invitation = new VisitorInvitationPage(page, 'pt');
  await expect(invitation.loading).toBeVisible();
  release.resolve();
  await expect(invitation.expired).toBeVisible();
  await expect(new ShellPage(page, 'pt').toast(invitation.t('visitor-invitation:failed'))).toBeVisible();
  await page.unroute(PUBLIC);
  await invitation.main
    .getByRole('button', { name: invitation.t('visitor-invitation:expired.again') })
    .click();
  await expect(invitation.title(made.buildingName)).toBeVisible();
  for (const text of [made.invitationCode, NAME, '•••.•••.••7-25', '09:00h', '13:00h', made.buildingName])
    await expect(invitation.main).toContainText(text);
  await expect(invitation.main).not.toContainText(guest.firstName);
  await expect(invitation.main).not.toContainText(room);
  await expect
    .poll(() => invitation.map.evaluate((map: HTMLImageElement) => map.naturalWidth))
    .toBeGreaterThan(300);
  await expect(invitation.openMap).toHaveAttribute('href', /openstreetmap\.org\/.*-?\d+\.\d+/);
  await expectNoViolations(page);
  const [file] = await Promise.all([page.waitForEvent('download'), invitation.calendar.click()]);
  expect((await readFile(await file.path(), 'utf8')).replace(/\r\n /g, '')).toContain(made.invitationUrl);
  // No map service, no script of others.
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));

  await signInByToken(page, guest);
  await page.goto('/guest/visitors?lang=ENGLISH');
  await page.route(VISITORS, route =>
    ['PATCH', 'DELETE'].includes(route.request().method()) ? route.abort() : route.continue(),
  );
  for (const act of ['hide', 'delete'] as const) {
    const prompt = visitors.prompt(act, 'Zo');
    await (act === 'hide' ? visitors.hide('Zo') : visitors.takeBack('Zo')).click();
    await expect(prompt).toContainText('cannot be undone');
    await prompt.getByRole('button', { name: visitors.t(`visitors:${act}.confirm`) }).click();
    await expect(prompt.getByRole('alert')).toContainText(visitors.t(`visitors:${act}.error`));
    if (act === 'delete') {
      await page.unroute(VISITORS);
      await prompt.getByRole('button', { name: visitors.t('visitors:delete.confirm') }).click();
    } else await page.keyboard.press('Escape');
    await expect(prompt).toBeHidden();
  }
  await expect(visitors.empty).toBeVisible();
  await page.goto(`/invite/${made.invitationCode}`);
  await expect(new VisitorInvitationPage(page).expired).toBeVisible();
});
