import { expect } from '@playwright/test';
import { operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
import { usualGateway } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

type StaffFixtures = {
  gateway: GatewayProcess;
  /** The address in the last e-mail to a person, as the sandbox's console shows it. */
  linkIn: (email: string) => Promise<string>;
};

const guestAddresses = new WeakMap<GatewayProcess, string>();

/** At the address of staff, where `gateway.address` leads as well. */
export const test = journey.extend<StaffFixtures>({
  gateway: async ({ gateways }, use) => {
    const [useGateway] = usualGateway;
    await useGateway({ gateways }, async gateway => {
      if (gateway.staffAddress === null) throw new Error('this gateway has no address for staff');
      const forStaff = { ...gateway, address: gateway.staffAddress };
      guestAddresses.set(forStaff, gateway.address);
      await use(forStaff);
    });
  },

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

  operations: operationsOf(staffContract),
});

export { expect } from '@playwright/test';
