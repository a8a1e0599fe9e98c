import { expect, type Page } from '@playwright/test';
import { cards, holder, pressBelow } from '#tests/journeys/pages/card-form.ts';
import { CheckInPage } from '#tests/journeys/pages/check-in-page.ts';
import { type Language, labelled } from '#tests/journeys/pages/texts.ts';
import { CPF } from '#tests/personal-data.ts';

/**
 * Every step of the full check-in from its first page, typed by somebody whom the hotel knows by name and e-mail alone,
 * and whose pictures are being looked at. In Portuguese.
 */
export async function completeCheckIn(page: Page, language: Language): Promise<CheckInPage> {
  const checkIn = new CheckInPage(page, language);
  const { main, t } = checkIn;
  await checkIn.begin.click();
  await main.getByRole('button', { name: t('personal-information:hidden.show') }).click();
  const nationality = labelled(t('personal-information:person.nationality'));
  await main.getByRole('combobox', { name: nationality }).selectOption({ label: 'Brasil' });
  const line = (name: 'cep' | 'number' | 'city') =>
    main.getByLabel(labelled(t(`personal-information:address.${name}`)));
  await line('cep').fill('01001000');
  await line('number').fill('100');
  await expect(line('city')).toHaveValue('São Paulo');
  await checkIn.next.click();
  await expect(checkIn.at('identity')).toBeVisible();
  await main.getByRole('button', { name: t('identity-verification:action.continue') }).click();
  await expect(checkIn.at('guests')).toBeVisible();
  await checkIn.next.click();
  await checkIn.option('Lazer ou férias').check();
  await checkIn.option('Automóvel').check();
  for (const place of ['lastOrigin', 'nextDestination'] as const) {
    await checkIn.field(place, 'state').selectOption({ label: 'Bahia' });
    await checkIn.field(place, 'city').selectOption({ label: 'Salvador' });
  }
  await checkIn.document().fill(CPF);
  await checkIn.next.click();
  await checkIn.chooseCard.click();
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);
  await checkIn.confirm.click();
  await expect(checkIn.success).toBeVisible();
  return checkIn;
}
