import type { GatewayProcess } from '../../build/gateway-process.ts';
import { ownHouse } from '../journeys/own-house.ts';

/** A gateway of a test's own, which may go away and come back at the same address with the same data. */
export type Plug = { address: string; pluggedIn: () => Promise<void>; pulled: () => Promise<void> };

export async function plug({}, give: (plug: Plug) => Promise<void>): Promise<void> {
  const house = await ownHouse();
  let gateway: GatewayProcess | null = null;
  await give({
    address: house.address,
    pluggedIn: async () => {
      gateway = await house.start();
    },
    pulled: async () => {
      await gateway?.stop();
      gateway = null;
    },
  });
  await house.remove();
}
