import { randomUUID } from 'node:crypto';
import type { InboxItem } from '#shared/contract/staff/inbox.ts';
import { bookingIdOf, jardins, StaffFrame, StaffSignInPage } from '../pages/staff-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { openStaffSession, send } from './staff-api.ts';
import { expect, ownTest } from './staff-test.ts';

const test = ownTest();
const HOTEL = '/hotels/JARDINS';
const t = textsOf('en');

test('a manager sees a colleague’s request in the bar within 5 s and approves it, and an answered message leaves the open list (DRW-02, FRD-04, FRD-18)', async ({
  page,
  gateway,
  expectNoViolations,
}) => {
  const signIn = new StaffSignInPage(page);
  await signIn.open('/access');
  await signIn.signIn(jardins.manager.email);
  const frame = new StaffFrame(page);
  await expect(frame.heading(t('staff/own-access:title'))).toBeVisible();
  const bookingId = await bookingIdOf(page, 'Rafael', 'IN_PROGRESS');
  const cookie = await openStaffSession(gateway.address, jardins.reception.email);
  const waiting = page.getByText(t('staff/frame:sections.waiting', { count: 1 })).first();

  await test.step('the request is counted beside the drawer', async () => {
    await expect(waiting).toHaveCount(0);
    const body = { key: `desk_${randomUUID()}`, kind: 'CREDIT_GIFT', amountCents: 50_00, reason: 'the lift' };
    await send(gateway.address, `${HOTEL}/bookings/${bookingId}/approvals`, { cookie, body });
    await expect(waiting).toBeAttached({ timeout: 5_000 });
    await expectNoViolations(page);
  });

  await test.step('it is approved there, and the count goes', async () => {
    await page
      .getByRole('link', { name: new RegExp(`^${t('staff/frame:sections.drawer')}`) })
      .first()
      .click();
    await page.getByRole('button', { name: new RegExp(`^${t('staff/approvals:approve')}: `) }).press('Enter');
    await expect(waiting).toHaveCount(0);
  });

  await test.step('a message that a colleague closes leaves the list that is open', async () => {
    await page.goto('/inbox');
    const row = page.getByRole('row', { name: /tomada ao lado da cama/ });
    await expect(row).toBeVisible();
    const listed = await send(gateway.address, `${HOTEL}/inbox?state=OPEN`, { cookie });
    const { items } = (await listed.json()) as { items: InboxItem[] };
    await send(gateway.address, `${HOTEL}/inbox/${items[0]?.id}/close`, { cookie, body: {} });
    await expect(row).toHaveCount(0, { timeout: 5_000 });
  });
});
