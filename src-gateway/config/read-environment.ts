import { type GatewayConfig, gatewayConfig } from './config.ts';
import { readFnrh } from './fnrh-config.ts';
import { iuguSettings, readIugu } from './iugu-config.ts';
import { readLocks } from './lock-config.ts';
import { testPace } from './pace.ts';
import { readProvider, webFor } from './provider-config.ts';
import { ConfigError, type Environment, isGiven, readSettings, unusable } from './setting.ts';
import { composedSettings, settings } from './settings.ts';
import { readTtlock } from './ttlock-config.ts';
import { readVeriff, verificationSettings } from './verification-config.ts';

/** Reads the environment. Throws ConfigError on the first variable that does not fit. */
export function readEnvironment(environment: Environment): GatewayConfig {
  const given = readSettings(settings, environment);
  const composed = readSettings(composedSettings, environment);
  const { production } = given;
  if (production && isGiven(settings.sandbox, environment) && given.sandbox) {
    throw new ConfigError(
      'PERNOITE_SANDBOX cannot be on or public with NODE_ENV=production: the sandbox console hands out e-mails and moves the clock. Leave it out.',
    );
  }
  if (production && given.databaseUrl !== null && given.signingKey === null) {
    throw new ConfigError(
      'PERNOITE_SIGNING_KEY is missing: with NODE_ENV=production and DATABASE_URL every gateway needs the same secret of at least 32 characters.',
    );
  }
  if (composed.testSpeed && environment['NODE_ENV'] !== 'test') {
    throw new ConfigError(
      'TEST_SPEED=on can be used with NODE_ENV=test alone: passwords are hashed cheaply then, and responses reveal by their time what they hide. Leave it out.',
    );
  }
  const provider = readProvider(composed.identityProvider);
  const fnrh = readFnrh(composed.fnrh);
  const sandbox = isGiven(settings.sandbox, environment) ? given.sandbox : !production;
  if (composed.iugu.provider === 'sandbox' && !sandbox) throw unusable(iuguSettings.provider);
  if (composed.verification.provider === 'sandbox' && !sandbox) throw unusable(verificationSettings.provider);
  return gatewayConfig({
    ...given,
    sandbox,
    publicSandbox: environment['PERNOITE_SANDBOX'] === 'public',
    seed: isGiven(settings.seed, environment) ? given.seed : !production,
    web: webFor(given.web, provider),
    identityProvider: provider,
    fnrh,
    iugu: readIugu(composed.iugu),
    verificationProvider: composed.verification.provider,
    veriff: readVeriff(composed.verification),
    lockWebhook: readLocks(composed.locks),
    ttlock: readTtlock(composed.ttlock),
    ...(composed.testSpeed && testPace),
  });
}
