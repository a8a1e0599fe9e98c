import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHotelConfig } from '../../src-main/settings/hotel-config.ts';
import { defaultWebConfig } from '../../src-shared/settings.ts';

const SECOND = 1_000;
const hotel = { ...defaultWebConfig, identity: { ...defaultWebConfig.identity, key: 'hotel-7' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function gateway(first: () => Response | Promise<Response>) {
  const requests: string[] = [];
  const at = { address: 'https://stay.example' as string | null, respond: first };
  const config = openHotelConfig(
    () => at.address,
    async address => {
      requests.push(address);
      return at.respond();
    },
  );
  return { at, requests, config };
}

test('a device queries its gateway once for concurrent readers, and again after a minute in the background (PD-06)', async () => {
  const { at, requests, config } = gateway(() => Response.json(hotel));
  expect(await Promise.all([config.read(), config.read()])).toEqual([hotel, hotel]);
  expect(requests).toEqual(['https://stay.example/api/web-config']);
  at.respond = () => Response.json(defaultWebConfig);
  vi.advanceTimersByTime(61 * SECOND);
  expect(await config.read()).toEqual(hotel);
  await vi.advanceTimersByTimeAsync(0);
  expect(await config.read()).toEqual(defaultWebConfig);
  expect(requests).toHaveLength(2);
});

test.each([
  ['does not respond', () => Promise.reject(new TypeError('net::ERR_CONNECTION_REFUSED'))],
  ['knows no such call', () => Response.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })],
  ['responds with a page', () => new Response('<h1>Sign in to this network</h1>')],
  ['responds with something else', () => Response.json({ ...hotel, identity: null })],
])('the default counts where the gateway %s, until it says better (PD-06)', async (_, respond) => {
  const { at, requests, config } = gateway(respond);
  expect(await config.read()).toEqual(defaultWebConfig);
  at.respond = () => Response.json(hotel);
  expect(await config.read()).toEqual(defaultWebConfig);
  expect(requests).toHaveLength(1);
  expect(config.isKnown()).toBe(false);
  vi.advanceTimersByTime(6 * SECOND);
  expect(await config.read()).toEqual(hotel);
  expect(config.isKnown()).toBe(true);
});

test('a gateway that says less than it could leaves the rest to the default (PD-36)', async () => {
  const { identity, links } = hotel;
  const { config } = gateway(() =>
    Response.json({ identity, links: { help: 'https://hotel.example/help' } }),
  );
  expect(await config.read()).toEqual({ ...hotel, links: { ...links, help: 'https://hotel.example/help' } });
});

test('the last response of a gateway is used while it is unreachable (PD-06)', async () => {
  const { at, config } = gateway(() => Response.json(hotel));
  await config.read();
  at.respond = () => Promise.reject(new TypeError('net::ERR_CONNECTION_REFUSED'));
  vi.advanceTimersByTime(61 * SECOND);
  await config.read();
  await vi.advanceTimersByTimeAsync(6 * SECOND);
  expect(await config.read()).toEqual(hotel);
});

test('another gateway is queried again, and none while a device is set up (PD-06)', async () => {
  const { at, requests, config } = gateway(() => Response.json(hotel));
  at.address = null;
  expect(await config.read()).toEqual(defaultWebConfig);
  at.address = 'https://first.example';
  await config.read();
  at.address = 'https://second.example';
  expect(config.isKnown()).toBe(false);
  await config.read();
  expect(requests).toEqual(['https://first.example/api/web-config', 'https://second.example/api/web-config']);
});
