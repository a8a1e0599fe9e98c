import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import getPort from 'get-port';
import { PORT_STEPS } from '../src-gateway/config/listening.ts';
import { readEnvironment } from '../src-gateway/config/read-environment.ts';
import { gatewayAddress, startGateway, untilStopped } from './gateway-process.ts';
import { command, root, StepFailed, step } from './steps.ts';

/** `npm run dev`: the gateway from its sources, restarted on every change, and Vite's servers in front of it. */
await command(async () => {
  const { port, host, staffPort: chosen } = readEnvironment(process.env);
  const [webPort, staffWebPort] = [port + 1, port + 2];
  const staffPort = chosen ?? port + PORT_STEPS.staff;
  for (const wanted of [port, webPort, staffWebPort, staffPort]) {
    if ((await getPort({ port: wanted, host })) !== wanted) {
      throw new StepFailed(
        `Port ${wanted} is taken. Choose other ones: PORT=${port + 10} npm run dev uses ${port + 10} to ${port + 14}.`,
      );
    }
  }
  const gateway = await step('Gateway started', () =>
    startGateway({
      run: ['--watch', '--watch-preserve-output', 'src-gateway/main.ts'],
      host,
      port,
      env: { STAFF_PORT: String(staffPort) },
      show: true,
    }),
  );
  const servers = [
    viteServer('vite.web.config.ts', webPort, { GATEWAY: gateway.address }),
    viteServer('vite.staff.config.ts', staffWebPort, { STAFF_GATEWAY: gatewayAddress(host, staffPort) }),
  ];
  const why = await untilStopped([gateway.child, ...servers]);
  for (const server of servers) server.kill('SIGTERM');
  await gateway.stop();
  if (why === 'ended') throw new StepFailed('One of the servers ended by itself; its last words are above.');
});

function viteServer(config: string, port: number, env: Record<string, string>): ChildProcess {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const server = spawn(
    process.execPath,
    [program, '-c', config, '--port', String(port), '--clearScreen', 'false'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
    },
  );
  process.once('exit', () => server.kill('SIGKILL'));
  return server;
}
