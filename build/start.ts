import process from 'node:process';
import { readEnvironment } from '../src-gateway/config/read-environment.ts';
import { build } from './build.ts';
import { untilStopped } from './gateway-process.ts';
import { gatewayFacts, openGateway } from './open-gateway.ts';
import { command, StepFailed, step } from './steps.ts';

/** `npm start`: builds what changed, starts the gateway on its data folder and says where to go. */
await command(async () => {
  const config = readEnvironment(process.env);
  await build();
  const gateway = await openGateway('npm start');
  console.log(
    [
      '',
      `  Pernoite        ${gateway.address}`,
      ...(await gatewayFacts(config, gateway.address, gateway.staffAddress)),
      '',
      '  Ctrl+C stops it.',
    ].join('\n'),
  );
  if ((await untilStopped([gateway.child])) === 'ended') {
    throw new StepFailed('The gateway ended by itself; its last words are above.');
  }
  await step('Gateway stopped', () => gateway.stop());
});
