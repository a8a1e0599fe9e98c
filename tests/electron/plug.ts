import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type GatewayProcess, startGateway } from '../../build/gateway-process.ts';

/** A gateway of a test's own, which may go away and come back at the same address with the same data. */
export type Plug = { address: string; pluggedIn: () => Promise<void>; pulled: () => Promise<void> };

export async function plug({}, give: (plug: Plug) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'pernoite-plug-'));
  const port = await freePort();
  let gateway: GatewayProcess | null = null;
  const pulled = async () => {
    await gateway?.stop();
    gateway = null;
  };
  await give({
    address: `http://127.0.0.1:${port}`,
    pluggedIn: async () => {
      gateway = await startGateway({
        port,
        env: {
          PERNOITE_DATA: data,
          PERNOITE_SANDBOX: 'on',
          SEED: 'on',
          LOG_LEVEL: 'error',
          NODE_ENV: 'development',
          DATABASE_URL: '',
          SMTP_URL: '',
        },
      });
    },
    pulled,
  });
  await pulled();
  await rm(data, { recursive: true, force: true });
}
