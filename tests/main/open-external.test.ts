import { expect, test } from 'vitest';
import { mayOpen, openExternal } from '../../src-main/security/open-external.ts';
import { type DeviceSettings, defaultDeviceSettings } from '../../src-shared/device-settings.ts';
import { defaultWebConfig } from '../../src-shared/settings.ts';

const { links } = defaultWebConfig;
const config = { links: { ...links, help: '/help' }, linkHosts: ['www.museum.example', 'stay.example:8443'] };

test.for([
  links.terms,
  'https://pernoite.example/any/page?x=1#y',
  'https://www.openstreetmap.org/?mlat=-23.5&mlon=-46.6#map=17/-23.5/-46.6',
  'https://www.museum.example/visit',
  'https://stay.example:8443/guide',
  `mailto:${links.salesEmail}?subject=Grupo`,
])('a desk opens %s, whose host the gateway names (DSK-06, DSK-08)', address => {
  expect(mayOpen(address, config)).toBe(true);
});

test.for([
  'https://evil.example/',
  'https://museum.example/',
  'https://www.museum.example.evil.example/',
  'https://www.museum.example:8080/',
  'https://stay.example/',
  'https://pernoite.example@evil.example/',
  'https://somebody@pernoite.example/',
  'http://pernoite.example/',
  'mailto:somebody@evil.example',
  `mailto:${links.salesEmail},somebody@evil.example`,
  'file:///etc/passwd',
  'nothing',
])('a desk does not open %s (DSK-08)', address => {
  expect(mayOpen(address, config)).toBe(false);
});

test('an address without a named host is rejected, and nothing opens (DSK-08)', async () => {
  const settings: DeviceSettings = {
    ...defaultDeviceSettings,
    profile: 'reception',
    gateway: 'https://stay.example',
    hotelId: 'JARDINS',
  };
  const opened: string[] = [];
  const parts = {
    store: { current: () => settings },
    hotelConfig: { read: async () => ({ ...defaultWebConfig, ...config }) },
    openAddress: async (address: string) => void opened.push(address),
  };
  await expect(openExternal(parts, 'https://evil.example/')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await openExternal(parts, links.terms);
  expect(opened).toEqual([links.terms]);
});
