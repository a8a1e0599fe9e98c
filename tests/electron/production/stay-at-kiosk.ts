import { expect } from '@playwright/test';
import { BillPage } from '#tests/journeys/pages/bill-page.ts';
import { CheckOutPage } from '#tests/journeys/pages/check-out-page.ts';
import { DELIVERIES, DeliveriesPage } from '#tests/journeys/pages/deliveries-page.ts';
import { VisitorsPage } from '#tests/journeys/pages/visitors-page.ts';
import { CPF } from '#tests/personal-data.ts';
import { isStandIn } from '../electron-app.ts';
import { goTo } from '../kiosk.ts';
import { type Account, type Lobby, language } from './lobby.ts';

export type Visitor = { fullName: string; nickname: string };

/** The first day and hours that the form offers. */
export async function inviteVisitor({ page }: Lobby, { fullName, nickname }: Visitor): Promise<void> {
  await goTo(page, '/guest/visitors');
  const visitors = new VisitorsPage(page, language);
  await visitors.invite.click();
  await visitors.field('fullName').fill(fullName);
  await visitors.field('nickname').fill(nickname);
  await visitors.document('CPF').fill(CPF);
  for (const field of ['visitDate', 'startTime', 'endTime'] as const) {
    const [first = ''] = (await visitors.offered(field)).open;
    await visitors.field(field).selectOption(first);
  }
  await visitors.submit.click();
  const pass = page.getByRole('dialog', { name: visitors.t('visitors:pass.titleMasked') });
  await expect(pass.getByRole('img', { name: visitors.t('visitors:pass.codeLabel') })).toBeVisible();
  await pass.getByRole('button', { name: visitors.t('visitors:pass.done') }).click();
}

/** A parcel waits at the reception; what it is stays hidden in a lobby. */
export async function expectParcel({ page }: Lobby, place: string): Promise<void> {
  await goTo(page, DELIVERIES);
  await expect(new DeliveriesPage(page, language).section('waiting')).toContainText(place);
}

/** Leaves the room, and takes the bill by e-mail and on paper; returns what was printed, null on a real printer. */
export async function checkOut(lobby: Lobby, guest: Account): Promise<string | null> {
  const { desktop, page } = lobby;
  const leaving = new CheckOutPage(page, language);
  const bill = new BillPage(page, language);
  const { t, main } = leaving;
  await desktop.tap(lobby.start.checkOut);
  await lobby.signIn(guest);
  await leaving.boxes.first().waitFor();
  for (const box of await leaving.boxes.all()) await desktop.tap(box);
  await expect(leaving.submit).toBeEnabled();
  await desktop.tap(leaving.submit);
  await expect(leaving.done).toBeVisible();
  await desktop.tap(bill.email);
  await expect(bill.news).toContainText(t('bill:ways.emailed'));
  const paper = isStandIn ? await printBill(lobby) : null;
  await lobby.end(() => desktop.tap(main.getByRole('button', { name: t('check-out:done.end') })));
  return paper;
}

async function printBill({ desktop, page }: Lobby): Promise<string> {
  const bill = new BillPage(page, language);
  await desktop.tap(bill.main.getByRole('button', { name: bill.t('bill:ways.print') }));
  await expect(bill.news).toContainText(bill.t('bill:ways.printed'));
  const [printed] = await desktop.journal('webContents.print');
  return String(printed?.['text']);
}
