import { expect, test } from 'vitest';
import { defaultWebConfig, webConfig } from '#shared/settings.ts';

test('no link of the house is empty by default (D36, APP-29)', () => {
  expect(webConfig.parse(defaultWebConfig)).toEqual(defaultWebConfig);
  for (const [name, address] of Object.entries(defaultWebConfig.links)) {
    expect(address, name).toMatch(/^https:\/\/./);
  }
});

test.each(['', 'javascript:alert(1)', '//evil.test', 'http://hotel.test/', 'help'])(
  'a configured link cannot be %j (D36)',
  help => {
    const config = { ...defaultWebConfig, links: { ...defaultWebConfig.links, help } };
    expect(webConfig.safeParse(config).success).toBe(false);
  },
);
