import { expect } from '@playwright/test';
import { CheckInPage } from '#tests/journeys/pages/check-in-page.ts';
import { PersonalDataPage } from '#tests/journeys/pages/personal-data-page.ts';
import { VerificationPage } from '#tests/journeys/pages/verification-page.ts';
import { type Account, type Lobby, language } from './lobby.ts';

/** From the start screen to the step of the guarantee; `code` is that of the verification's e-mail. */
export async function beginCheckIn(lobby: Lobby, guest: Account, code: string): Promise<CheckInPage> {
  const { desktop, page, keyboard } = lobby;
  const checkIn = new CheckInPage(page, language);
  const data = new PersonalDataPage(page, language);
  const { t, main } = checkIn;
  await desktop.tap(lobby.start.checkIn);
  await lobby.signIn(guest);
  await new VerificationPage(page, language).code.fill(code);
  await keyboard.press(t('screen-keyboard:done'));

  await desktop.tap(checkIn.begin);
  await desktop.tap(main.getByRole('button', { name: t('personal-information:hidden.show') }));
  await data.nationality.selectOption({ label: 'Brasil' });
  await data.cep.fill('01001000');
  await expect(data.line('city')).toHaveValue('São Paulo');
  await data.line('number').fill('100');
  await keyboard.press(t('screen-keyboard:hide'));
  await desktop.tap(checkIn.next);

  await desktop.tap(main.getByRole('button', { name: t('identity-verification:reception.confirm') }));
  await expect(checkIn.at('guests'), 'the document is shown later').toBeVisible();
  await desktop.tap(checkIn.next);

  await expect(checkIn.at('trip')).toBeVisible();
  await desktop.tap(checkIn.option('Lazer ou férias'));
  await desktop.tap(checkIn.option('Automóvel'));
  for (const which of ['lastOrigin', 'nextDestination'] as const) {
    await checkIn.field(which, 'state').selectOption({ label: 'Bahia' });
    await checkIn.field(which, 'city').selectOption({ label: 'Salvador' });
  }
  await desktop.tap(checkIn.next);
  await expect(
    main.getByRole('heading', { level: 1, name: t('check-in:paymentCard.reception.title') }),
  ).toBeVisible();
  return checkIn;
}

/** Waits at the last step until the reception has seen the document; returns what the guest reads then. */
export async function seeRoom(
  lobby: Lobby,
  { success, t }: CheckInPage,
): Promise<{ room: string; code: string }> {
  await expect(success).toBeVisible();
  const door = success.getByRole('button', { name: t('guest-booking:doorCode.title') });
  await lobby.desktop.tap(door);
  const room = await door.getByText(/^\d{2,4}$/).innerText();
  const code = await door.getByText(/^\d{3}\s\d{3}$/).innerText();
  return { room, code: code.replace(/\s/, '') };
}
