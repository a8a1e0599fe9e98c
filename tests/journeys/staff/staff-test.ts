import { operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
import { usualGateway } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

/** At the address of staff, where `gateway.address` leads as well. */
export const test = journey.extend<{ gateway: GatewayProcess }>({
  gateway: async ({ gateways }, use) => {
    const [useGateway] = usualGateway;
    await useGateway({ gateways }, async gateway => {
      if (gateway.staffAddress === null) throw new Error('this gateway has no address for staff');
      await use({ ...gateway, address: gateway.staffAddress });
    });
  },
  operations: operationsOf(staffContract),
});

export { expect } from '@playwright/test';
