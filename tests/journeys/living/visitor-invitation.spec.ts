import { readFile } from 'node:fs/promises';
import { instantAt } from '#shared/hotel-time.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { VisitorInvitationPage } from '../pages/visitor-invitation-page.ts';
import { expect, test as journey } from '../test-api.ts';
import { atHome, invitedElsewhere, toldRoom } from './visiting.ts';

const PUBLIC = /\/api\/visitor-invitations\/public\//;

/** A gateway of its own: its clock moves to the days of a stay. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

test(
  'a visitor opens the invitation without an account: code, visit, hotel, map and calendar, nothing of the host (VIS-21, VIS-22, VIS-23, VIS-27, PD-12)',
  phone,
  async ({ page, request, testApi, expectNoViolations }) => {
    const guest = await atHome({ request, testApi });
    const made = await invitedElsewhere(request, guest);
    const room = await toldRoom({ request, testApi }, guest);
    const requested: string[] = [];
    page.on('request', sent => requested.push(new URL(sent.url()).origin));
    let respond = () => {};
    const held = new Promise<void>(resolve => {
      respond = resolve;
    });
    await page.route(PUBLIC, async route => {
      await held;
      await route.continue();
    });
    await page.goto(`/invite/${made.invitationCode}?lang=PORTUGUESE`);
    const invitation = new VisitorInvitationPage(page, 'pt');
    await expect(invitation.loading).toBeVisible();
    respond();
    await expect(invitation.title(made.buildingName)).toBeVisible();
    for (const text of [
      made.invitationCode,
      'Zoé d’Ávila Prado',
      '•••.•••.••7-25',
      '10:00h',
      '13:00h',
      made.buildingName,
    ])
      await expect(invitation.main).toContainText(text);
    await expect(invitation.main).not.toContainText(guest.firstName);
    await expect(invitation.main).not.toContainText(room);
    await expect(invitation.map).toBeVisible();
    await expect
      .poll(() => invitation.map.evaluate((map: HTMLImageElement) => map.naturalWidth))
      .toBeGreaterThan(300);
    await expect(invitation.openMap).toHaveAttribute('href', /openstreetmap\.org\/.*-?\d+\.\d+/);
    await expectNoViolations(page, { language: 'pt' });

    const [file] = await Promise.all([page.waitForEvent('download'), invitation.calendar.click()]);
    const calendar = await readFile(await file.path(), 'utf8');
    const utc = (hour: number) =>
      instantAt(made.visitDate, hour, made.buildingTimezone)
        .toISOString()
        .replace(/[-:]|\.\d+/g, '');
    expect(calendar).toContain(`DTSTART:${utc(10)}`);
    expect(calendar).toContain(`DTEND:${utc(13)}`);
    expect(calendar.replace(/\r\n /g, '')).toContain(made.invitationUrl);
    // No map service, no script of others.
    expect(new Set(requested)).toEqual(new Set([new URL(page.url()).origin]));
  },
);

test('a code that is unknown, or whose visit is over, has expired (VIS-25)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
  expectedFailures,
}) => {
  const guest = await atHome({ request, testApi });
  const made = await invitedElsewhere(request, guest);
  expectedFailures.allow(PUBLIC);
  const invitation = new VisitorInvitationPage(page);
  await page.goto('/invite/0000000000000000?lang=ENGLISH');
  await expect(invitation.expired).toBeVisible();
  await expect(invitation.main).toContainText('no longer valid for access');
  await expectNoViolations(page);
  const over = instantAt(made.visitDate, 13, made.buildingTimezone).getTime();
  await testApi.moveClock(over - Date.now());
  await page.goto(`/invite/${made.invitationCode}`);
  await expect(invitation.expired).toBeVisible();
});

test('an invitation that cannot be loaded shows the error and the expired code, and a way to try again (VIS-26)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const guest = await atHome({ request, testApi });
  const made = await invitedElsewhere(request, guest);
  expectedFailures.allow(PUBLIC);
  await page.route(PUBLIC, route => route.abort());
  await page.goto(`/invite/${made.invitationCode}?lang=ENGLISH`);
  const invitation = new VisitorInvitationPage(page);
  await expect(invitation.expired).toBeVisible();
  await expect(new ShellPage(page).toast(invitation.t('visitor-invitation:failed'))).toBeVisible();
  await page.unroute(PUBLIC);
  await invitation.main
    .getByRole('button', { name: invitation.t('visitor-invitation:expired.again') })
    .click();
  await expect(invitation.title(made.buildingName)).toBeVisible();
});

test('while the production features are off an invitation leads to the start (VIS-21)', async ({
  page,
  testApi,
}) => {
  await testApi.setFlag('IS_PRD_FEATURES_ENABLED', false);
  await page.goto('/invite/0000000000000000');
  await expect(page).toHaveURL(/\/(login)?$/);
});
