import type { GatewayProcess } from '../../build/gateway-process.ts';
import { ownGateway } from '../journeys/own-gateway.ts';

export type Plug = { address: string; pluggedIn: () => Promise<void>; pulled: () => Promise<void> };

export async function plug({}, use: (plug: Plug) => Promise<void>): Promise<void> {
  const own = await ownGateway();
  let gateway: GatewayProcess | null = null;
  await use({
    address: own.address,
    pluggedIn: async () => {
      gateway = await own.start();
    },
    pulled: async () => {
      await gateway?.stop();
      gateway = null;
    },
  });
  await own.remove();
}
