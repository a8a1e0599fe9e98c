import process from 'node:process';
import { type GatewayConfig, readEnvironment } from '../src-gateway/config.ts';
import { build } from './build.ts';
import { freePort, isPortFree, startGateway, untilStopped } from './gateway-process.ts';
import { command, StepFailed, step } from './steps.ts';

/** `npm start`: builds what changed, starts the gateway on its data folder and says where to go. */
await command(async () => {
  const config = readEnvironment(process.env);
  const port = await usablePort(config);
  await build();
  const gateway = await step('Gateway started', () =>
    startGateway({
      host: config.host,
      port,
      // A person in front of a terminal wants to read warnings, not every request.
      env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
      show: true,
    }),
  );
  console.log(welcome(config, gateway.address));
  if ((await untilStopped([gateway.child])) === 'ended') {
    throw new StepFailed('The gateway ended by itself; its last words are above.');
  }
  await step('Gateway stopped', () => gateway.stop());
});

async function usablePort({ port, host }: GatewayConfig): Promise<number> {
  if (port === 0) return freePort();
  if (await isPortFree(port, host)) return port;
  throw new StepFailed(
    `Port ${port} is taken: another Pernoite, or another program, listens there.\n` +
      `Stop it, or choose another port: PORT=${port + 10} npm start`,
  );
}

function welcome({ sandbox, dataFolder, databaseUrl }: GatewayConfig, address: string): string {
  const accounts = [
    '  Demo accounts (password Pernoite#2026)',
    '    ana@pernoite.test     Portuguese, two saved cards, R$ 1.200,00 in credits',
    '    james@pernoite.test   English, nothing saved',
    '    lia@pernoite.test     e-mail not verified yet',
    '  Test cards (any future date, any cvv)',
    '    4111 1111 1111 1111   approved      4000 0000 0000 0002   declined',
    '    4000 0000 0000 0119   times out, found approved when asked again',
    '',
  ];
  return [
    '',
    `  Pernoite        ${address}`,
    ...(sandbox ? [`  Sandbox console ${address}/console   (clock, e-mails sent, desk payments)`] : []),
    `  Data            ${databaseUrl ? 'PostgreSQL at DATABASE_URL' : (dataFolder ?? 'in memory')}`,
    '',
    ...(sandbox ? accounts : []),
    '  Ctrl+C stops it.',
  ].join('\n');
}
