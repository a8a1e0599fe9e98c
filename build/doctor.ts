import process from 'node:process';
import { runDoctor } from '../src-gateway/doctor/doctor-command.ts';
import { command } from './steps.ts';

/** `npm run doctor`: every outside part of a gateway, tried with the environment that the gateway has (docs/deploy.md). */
await command(async () => {
  process.exitCode = await runDoctor({ environment: process.env, print: line => console.log(line) });
});
