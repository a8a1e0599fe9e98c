import { type APIRequestContext, expect } from '@playwright/test';
import { operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
import { gatewayFixture, usualGateway, type WorkerGateways } from '../own-gateway.ts';
import { today } from '../pages/funnel-pages.ts';
import { test as journey } from '../test-api.ts';

const operations = operationsOf(staffContract);

type Fixtures = { gateways: WorkerGateways };

type StaffFixtures = {
  gateway: GatewayProcess;
  /** The address in the last e-mail to a person, as the sandbox's console shows it. */
  linkIn: (email: string) => Promise<string>;
};

const guestAddresses = new WeakMap<GatewayProcess, string>();

/** At the address of staff, where `gateway.address` leads as well. */
function atStaffAddress([useGateway]: typeof usualGateway) {
  return async ({ gateways }: Fixtures, use: (gateway: GatewayProcess) => Promise<void>) => {
    await useGateway({ gateways }, async gateway => {
      if (gateway.staffAddress === null) throw new Error('this gateway has no address for staff');
      const forStaff = { ...gateway, address: gateway.staffAddress };
      guestAddresses.set(forStaff, gateway.address);
      await use(forStaff);
    });
  };
}

export const test = journey.extend<StaffFixtures>({
  gateway: atStaffAddress(usualGateway),

  linkIn: async ({ gateway, request }, use) => {
    const page = async (path: string) =>
      (await request.get(new URL(path, guestAddresses.get(gateway)).href)).text();
    await use(async email => {
      const rows = (await page('/console/emails')).split('<tr>');
      const row = rows.find(one => one.includes(`<td>${email}</td>`));
      const path = /href="(\/console\/emails\/\d+)"/.exec(row ?? '')?.[1];
      expect(path, `an e-mail to ${email}`).toBeDefined();
      const link = /<a href="([^"]*\/set-up#[^"]*)"/.exec(await page(path ?? ''))?.[1];
      expect(link, 'a link in the e-mail').toBeDefined();
      return link ?? '';
    });
  },

  operations,
});

type OwnFixtures = {
  gateway: GatewayProcess;
  /** Moves the gateway to an hour of today at the hotels, `16:00`. */
  moveTo: (time: string) => Promise<void>;
  passMinutes: (minutes: number) => Promise<void>;
  /** The ministry rejects the next registration that it gets. */
  rejectRegistration: (reason: string) => Promise<void>;
  /** A sign of life of a kiosk. */
  reportKiosk: (hotelId: string, deviceId: string) => Promise<void>;
};

type Caller = { gateway: GatewayProcess; request: APIRequestContext };

/** A form of the sandbox's console, which is at the guests' address. */
async function sendForm(
  { gateway, request }: Caller,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const { href, origin } = new URL(path, guestAddresses.get(gateway));
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const response = await request.post(href, { form, headers, maxRedirects: 0 });
  expect(response.headers()['location'], path).toContain('done=');
}

/** On a gateway of the file's own, for tests that change what the seed has. */
export const ownTest = () =>
  journey.extend<OwnFixtures>({
    gateway: atStaffAddress(gatewayFixture()),
    moveTo: async ({ gateway, request }, use) => {
      const to = (time: string) => ({ to: `${today()}T${time}` });
      await use(time => sendForm({ gateway, request }, '/console/clock/move', to(time)));
    },
    passMinutes: async ({ gateway, request }, use) => {
      const by = (minutes: number) => ({ by: String(minutes * 60_000) });
      await use(minutes => sendForm({ gateway, request }, '/console/clock/move', by(minutes)));
    },
    rejectRegistration: async ({ gateway, request }, use) => {
      await use(reason => sendForm({ gateway, request }, '/console/registrations/refuse', { reason }));
    },
    reportKiosk: async ({ gateway, request }, use) => {
      const { href } = new URL('/api/devices/health', guestAddresses.get(gateway));
      await use(async (hotelId, deviceId) => {
        const response = await request.post(href, {
          data: { version: '1.4.0', printer: 'READY', outOfService: null },
          headers: {
            'x-device-profile': 'kiosk',
            'x-device-hotel': hotelId,
            'x-device-id': deviceId,
          },
        });
        expect(response.ok(), await response.text()).toBe(true);
      });
    },
    operations,
  });

export { expect } from '@playwright/test';
