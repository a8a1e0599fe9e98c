import { expect, test } from 'vitest';
import { defaultWebConfig, webConfig } from '#shared/settings.ts';

test('no link of the hotel is empty by default, and its sales team has an e-mail (PD-36, APP-29, LIM-18)', () => {
  expect(webConfig.parse(defaultWebConfig)).toEqual(defaultWebConfig);
  const { salesEmail, creditsEmail, ...pages } = defaultWebConfig.links;
  for (const address of [salesEmail, creditsEmail]) expect(address).toMatch(/^[^@\s]+@[^@\s]+$/);
  for (const [name, address] of Object.entries(pages)) {
    expect(address, name).toMatch(/^https:\/\/./);
  }
});

test.each(['', 'sales', 'https://pernoite.example/sales'])(
  'the sales team cannot be written to at %j (PD-36)',
  salesEmail => {
    const config = { ...defaultWebConfig, links: { ...defaultWebConfig.links, salesEmail } };
    expect(webConfig.safeParse(config).success).toBe(false);
  },
);

test.each(['', 'javascript:alert(1)', '//evil.test', 'http://hotel.test/', 'help'])(
  'a configured link cannot be %j (PD-36)',
  help => {
    const config = { ...defaultWebConfig, links: { ...defaultWebConfig.links, help } };
    expect(webConfig.safeParse(config).success).toBe(false);
  },
);
