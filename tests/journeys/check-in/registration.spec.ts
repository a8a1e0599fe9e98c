import { CPF } from '#tests/personal-data.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import { ARRIVED, checkInOf, givePersonalData, goTo, reach, simpleStay, test } from './own-stay.ts';

test.describe.configure({ mode: 'default' });

test('a etapa da viagem pede o documento e as palavras da lei, deixa o resto a quem quiser dizer, e a ficha é aceita depois da confirmação (PD-47, CHK-16, BEY-19)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const stay = await simpleStay({ request, testApi, language: 'pt' });
  await goTo(testApi, stay, ARRIVED);
  await givePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await reach(stay, 'tripMotivation');
  await signInByToken(page, stay.guest);
  const checkIn = new CheckInPage(page, 'pt');
  const { t, registration } = checkIn;
  await checkIn.open(stay.bookingId);
  await expect(checkIn.at('trip')).toBeVisible();
  await checkIn.choose('lastOrigin', 'country', 'Argentina');
  await checkIn.choose('nextDestination', 'country', 'Argentina');

  // The law's second question comes only with "other", and must be given then.
  await checkIn.option('Saúde').check();
  await checkIn.option('Automóvel').check();
  await expect(checkIn.list('lawReason')).toBeHidden();
  await expect(checkIn.radios('lawTransport.label')).toHaveCount(0);
  await checkIn.radios('reason').last().check();
  await checkIn.radios('mode').last().check();
  await expect(checkIn.list('lawReason').getByRole('option')).toHaveText([
    t('trip-motivation:choose'),
    'Lazer ou férias',
    'Negócios',
    'Congresso ou feira',
    'Parentes ou amigos',
    'Estudos ou cursos',
    'Saúde',
    'Religião',
    'Compras',
  ]);
  await expect(checkIn.radios('lawTransport.label')).toHaveCount(2);

  await expect(registration).toContainText(t('trip-motivation:registration.why'));
  await expect(registration).toContainText(t('trip-motivation:registration.whyOptional'));
  for (const list of [checkIn.list('race'), checkIn.list('disability')])
    await expect(list.getByRole('option', { selected: true })).toHaveText('Prefiro não dizer');
  await expect(checkIn.radios('disabilityKind.label')).toHaveCount(0);
  await checkIn.list('disability').selectOption('Sim');

  await checkIn.document().fill('529.982.247-24');
  await checkIn.next.click();
  await expect(checkIn.document()).toHaveAccessibleDescription(t('trip-motivation:errors.cpf'));
  await expect(checkIn.document()).toBeFocused();
  const required = t('trip-motivation:errors.required');
  await expect(checkIn.main.getByText(required), 'reason, transport, kind of disability').toHaveCount(3);
  await expectNoViolations(page, { language: 'pt' });

  await checkIn.document().fill(CPF);
  await checkIn.list('lawReason').selectOption('Religião');
  await checkIn.option('De bicicleta').check();
  await checkIn.option('Visual').check();
  await checkIn.next.click();
  await expect(checkIn.at('confirm')).toBeVisible();
  await expect(checkIn.main).not.toContainText(/529\.?982/);
  await checkIn.confirm.click();
  await expect(checkIn.success).toBeVisible();

  const service = new ConsolePage(await page.context().newPage());
  const { locator } = await detailsOf(request, stay.guest, stay.bookingId);
  const { state, events, situation, sent } = await service.registration(locator, /told/);
  expect(state).toBe('ACCEPTED');
  expect(events).toMatch(/^Check-in /);
  expect(situation).toBe('CHECKIN_REALIZADO');
  expect(sent).toMatchObject({
    hospede: {
      dados_pessoais: {
        preenchidos: expect.arrayContaining(['raca_id', 'deficiencia_id', 'tipo_deficiencia_id']),
        documento_id: { numero_documento: expect.stringMatching(/^•{9}\d\d$/), tipo_documento_id: 'CPF' },
      },
      dados_ficha: { motivo_viagem_id: 'RELIGIAO', meio_transporte_id: 'BICICLETA' },
    },
  });
  const left = await checkInOf(stay);
  expect(left.registration, 'number and state are left').toEqual({ state: 'ACCEPTED', reason: null });
  expect(JSON.stringify(left)).not.toMatch(/529\.?982|VISUAL|Bruna/);
});
