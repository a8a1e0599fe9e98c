import type { Page } from '@playwright/test';
import { bookingIdOf, jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { signedIn } from './staff-signed-in.ts';

export async function document(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await signedIn(page, language, jardins.reception.email, '/access');
  await page.goto(`/bookings/${await bookingIdOf(page, 'Daniel', 'CONFIRMED')}/people/holder/document`);
  await page.getByLabel(t('staff/document:fields.number')).first().waitFor();
}

export async function typedDocument(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  await document(page, language);
  await page.getByRole('combobox', { name: t('staff/document:fields.kind') }).selectOption('PASSPORT');
  await page.getByRole('textbox', { name: t('staff/document:fields.number'), exact: true }).fill('539174417');
  await page.getByRole('textbox', { name: t('staff/document:fields.firstName'), exact: true }).fill('Daniel');
  await page
    .getByRole('textbox', { name: t('staff/document:fields.lastName'), exact: true })
    .fill('Whitfield');
  await page
    .getByRole('textbox', { name: t('staff/document:fields.birthDate'), exact: true })
    .fill('03121988');
  await page
    .getByRole('checkbox', { name: new RegExp(t('staff/document:prevails', { value: '' })) })
    .first()
    .waitFor();
}
