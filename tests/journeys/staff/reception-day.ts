import { expect, type Locator, type Page } from '@playwright/test';
import { CPF } from '#tests/personal-data.ts';
import type { BoardPage } from '../pages/board-page.ts';
import { type BookingDeskPage, DeskCheckInPage } from '../pages/staff-pages.ts';
import { labelled, textsOf } from '../pages/texts.ts';
import { chooseOption } from './choose-option.ts';

const t = textsOf('en');

/** The link of a guest's subject of attention. */
export const subject = (
  board: BoardPage,
  kind: 'MINOR_UNREGISTERED' | 'REGISTRATION_REJECTED',
  guest: string,
): Locator =>
  board.attention
    .getByRole('row', { name: new RegExp(`${t(`staff/board:attention.${kind}`)}.*${guest}`) })
    .getByRole('link');

/** From the page of the booking of the seed's Sofia, who has paid and lives in Brazil, to the code that is set. */
export async function checkInSofia(page: Page): Promise<void> {
  const { keyboard } = page;
  const checkIn = new DeskCheckInPage(page);
  await page.getByRole('heading', { level: 1, name: /^Sofia/ }).waitFor();
  await keyboard.press('Alt+c');
  const trip = checkIn.step('trip');
  await trip.getByLabel(labelled(t('trip-motivation:reason'))).selectOption('BUSINESS');
  await trip.getByLabel(labelled(t('trip-motivation:mode'))).selectOption('AIRPLANE');
  for (const place of ['lastOrigin', 'nextDestination'] as const) {
    const country = trip
      .getByRole('group', { name: t(`trip-motivation:${place}.title`) })
      .getByRole('combobox', { name: t('trip-motivation:country') });
    await country.selectText();
    await chooseOption(country, 'Portugal');
  }
  await trip.getByLabel(labelled(t('trip-motivation:document.CPF'))).fill(CPF);
  await keyboard.press('Control+Enter');
  await checkIn
    .step('confirm')
    .getByRole('button', { name: t('staff/check-in:identity.see') })
    .click();
  await approveDocument(page);
  // The button that leads back has the focus.
  await keyboard.press('Enter');
  await checkIn.step('confirm').waitFor();
  await keyboard.press('Control+Enter');
  await checkIn.question.getByRole('button', { name: t('staff/check-in:confirm.act') }).click();
  await page.getByText(t('staff/check-in:done.title', { name: 'Sofia' })).waitFor();
}

async function approveDocument(page: Page): Promise<void> {
  const field = (name: 'number' | 'firstName' | 'lastName' | 'birthDate') =>
    page.getByRole('textbox', { name: labelled(t(`staff/document:fields.${name}`)) });
  await page.getByRole('combobox', { name: t('staff/document:fields.kind') }).selectOption('CPF');
  await field('number').fill(CPF);
  await field('firstName').fill('Sofia');
  await field('lastName').fill('Nunes Leite');
  await field('birthDate').fill('03/08/1993');
  const nationality = page.getByRole('combobox', {
    name: labelled(t('staff/document:fields.nationality')),
  });
  await nationality.focus();
  await chooseOption(nationality, 'Brazil');
  await page.getByRole('checkbox', { name: t('staff/document:person.label') }).check();
  await page.getByText(t('staff/document:record')).waitFor();
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('region', { name: t('staff/document:approved.title', { name: 'Sofia' }) })
    .getByRole('button', { name: t('staff/document:toCheckIn') })
    .waitFor();
}

/** With what the state of the hotel asks for. */
export async function registerMinor(dialog: Locator): Promise<void> {
  const field = (name: 'documentKind' | 'documentNumber' | 'birthDate' | 'relation') =>
    dialog.getByLabel(labelled(t(`staff/booking:minor.${name}`)));
  await field('documentKind').selectOption('RG');
  await field('documentNumber').fill('12.345.678-9');
  await field('birthDate').fill('05/07/2020');
  await field('relation').selectOption('PARENT');
  for (const name of ['BIRTH_PLACE', 'PARENTS', 'DOCUMENT_COPY'] as const)
    await dialog.getByLabel(labelled(t(`staff/booking:minor.fields.${name}`))).fill('São Paulo');
  await dialog.getByRole('button', { name: t('staff/booking:minor.confirm') }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** In cents, as the page of an unpaid booking names it. */
export async function dueOf(desk: BookingDeskPage): Promise<number> {
  const heading = await desk.next.getByRole('heading', { name: /R\$/ }).innerText();
  return Number(heading.replace(/\D/g, ''));
}

/** Enter goes on to the next field and takes no money; no field takes a card's number. */
export async function payInCash(desk: BookingDeskPage, check: (page: Page) => Promise<void>): Promise<void> {
  const { page } = desk;
  const { keyboard } = page;
  await keyboard.press('F4');
  await expect(desk.received).toBeFocused();
  await keyboard.type('9000');
  await expect(desk.payment.getByRole('status')).toContainText(t('staff/payment:change'));
  await keyboard.press('Enter');
  await expect(desk.note).toBeFocused();
  await keyboard.type('card 4111 1111 1111 1111');
  await keyboard.press('Control+Enter');
  await expect(desk.payment.getByText(t('staff/payment:cardNumber'))).toBeVisible();
  await check(page);
  await desk.note.fill('');
  await keyboard.press('Control+Enter');
  await expect(desk.payment.getByText(t('staff/payment:receipt.guest'))).toBeVisible();
  await expect(desk.payment.getByText('Teresa C.')).toBeVisible();
  await keyboard.press('Escape');
  await expect(desk.payment).toBeHidden();
}
