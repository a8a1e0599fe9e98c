import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import getPort from 'get-port';
import { readEnvironment } from '../src-gateway/config/read-environment.ts';
import { startGateway, untilStopped } from './gateway-process.ts';
import { command, root, StepFailed, step } from './steps.ts';

/** `npm run dev`: the gateway from its sources, restarted on every change, and Vite's server in front of it. */
await command(async () => {
  const { port, host } = readEnvironment(process.env);
  const webPort = port + 1;
  for (const wanted of [port, webPort]) {
    if ((await getPort({ port: wanted, host })) !== wanted) {
      throw new StepFailed(
        `Port ${wanted} is taken. Choose another pair: PORT=${port + 10} npm run dev uses ${port + 10} and ${port + 11}.`,
      );
    }
  }
  const gateway = await step('Gateway started', () =>
    startGateway({
      run: ['--watch', '--watch-preserve-output', 'src-gateway/main.ts'],
      host,
      port,
      show: true,
    }),
  );
  const vite = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      '-c',
      'vite.web.config.ts',
      '--port',
      String(webPort),
      '--clearScreen',
      'false',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      env: { ...process.env, GATEWAY: gateway.address },
    },
  );
  process.once('exit', () => vite.kill('SIGKILL'));
  const why = await untilStopped([gateway.child, vite]);
  vite.kill('SIGTERM');
  await gateway.stop();
  if (why === 'ended')
    throw new StepFailed('One of the two servers ended by itself; its last words are above.');
});
