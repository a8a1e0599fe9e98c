import { operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
import { gatewayFixture, usualGateway, type WorkerGateways } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

const operations = operationsOf(staffContract);

type Fixtures = { gateways: WorkerGateways };

/** At the address of staff, where `gateway.address` leads as well. */
function atStaffAddress([useGateway]: typeof usualGateway) {
  return async ({ gateways }: Fixtures, use: (gateway: GatewayProcess) => Promise<void>) => {
    await useGateway({ gateways }, async gateway => {
      if (gateway.staffAddress === null) throw new Error('this gateway has no address for staff');
      await use({ ...gateway, address: gateway.staffAddress });
    });
  };
}

export const test = journey.extend<{ gateway: GatewayProcess }>({
  gateway: atStaffAddress(usualGateway),
  operations,
});

/** On a gateway of the file's own, for tests that change what the seed has. */
export const ownTest = () =>
  journey.extend<{ gateway: GatewayProcess }>({ gateway: atStaffAddress(gatewayFixture()), operations });

export { expect } from '@playwright/test';
