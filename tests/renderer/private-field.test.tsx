import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { TaxIdForm } from '#renderer/guest/features/shared/pix/components/tax-id-form.tsx';
import { PrivateField } from '#renderer/platform/forms/private-field.tsx';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { formatCpf } from '#shared/rules/cpf-cnpj.ts';
import { CPF } from '#tests/personal-data.ts';
import { standInForPage } from './page-stub.ts';

beforeEach(async () => {
  standInForPage('https://pernoite.test');
  await startTexts('en', 'general', 'pix');
});
const becomeKiosk = () =>
  provideHost({
    ...host(),
    profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
  });

function Number() {
  const form = useForm({ defaultValues: { document: formatCpf(CPF) } });
  return (
    <FormProvider {...form}>
      <PrivateField name="document" label="CPF" mask={formatCpf} />
    </FormProvider>
  );
}

function Payer() {
  const form = useForm({ defaultValues: { taxId: '' } });
  return <TaxIdForm form={form} label="Pix" onSubmit={() => undefined} />;
}

test('a number is dots on a public screen unless it is being typed, and readable at home (BEY-09)', () => {
  expect(renderToStaticMarkup(<Number />)).toContain('type="text"');
  becomeKiosk();
  expect(renderToStaticMarkup(<Number />)).toContain('type="password"');
});

test('the payer of a Pix types a number that becomes dots too (BEY-09)', () => {
  becomeKiosk();
  expect(renderToStaticMarkup(<Payer />)).toContain('type="password"');
});
