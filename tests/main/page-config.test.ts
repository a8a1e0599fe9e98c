import { expect, test } from 'vitest';
import { defaultWebConfig, type WebConfig } from '#shared/settings.ts';
import { pageConfig } from '../../src-main/settings/hotel-config.ts';

const ofHotel: WebConfig = {
  ...defaultWebConfig,
  gateway: 'https://stay.hotel-varanda.com.br/api',
  flags: 'https://flags.hotel-varanda.com.br/',
  analytics: 'https://events.hotel-varanda.com.br/',
  identityCheck: 'RECEPTION',
  emails: { offers: true, updates: true },
  pix: { home: 30, lobby: 5 },
};

test('a device’s pages know how the hotel checks identities and which e-mails it sends, and call no address but their own (PRD-04, PRD-07)', () => {
  const { identityCheck, emails, pix, gateway, flags, analytics } = pageConfig(ofHotel);
  expect({ identityCheck, emails, pix }).toEqual({
    identityCheck: 'RECEPTION',
    emails: { offers: true, updates: true },
    pix: { home: 30, lobby: 5 },
  });
  expect([gateway, flags, analytics]).toEqual([defaultWebConfig.gateway, defaultWebConfig.flags, null]);
});
