import { readEnvironment } from './config/read-environment.ts';
import { ConfigError } from './config/setting.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { FolderLockedError } from './store/data-folder.ts';

/** Exit codes: 0 stopped by a signal, 1 failed, 2 cannot start with this configuration or on this machine. */
async function main(): Promise<void> {
  const [job, ...args] = process.argv.slice(2);
  if (job === 'hotel-import') return importAndExit(args);
  if (job === 'staff-add') return addStaffAndExit(args);
  if (job === 'bookings-import') return importBookingsAndExit(args);
  if (job === 'doctor') return examineAndExit();
  const config = readEnvironment(process.env);
  const starting = startGateway(config);
  let signals = 0;
  const stop = async (signal: NodeJS.Signals) => {
    // A start or a step of the stop that hangs must not keep the process alive.
    setTimeout(() => process.exit(1), config.drainMs + config.stopTimeoutMs + 4_000).unref();
    const gateway: Gateway | null = await starting.catch(() => null);
    gateway?.app.log.info({ signal }, 'stopping');
    await gateway?.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      signals += 1;
      // A second signal ends the process at once.
      if (signals > 1) process.exit(130);
      void stop(signal);
    });
  }
  const { url, staffUrl, app } = await starting;
  process.on('unhandledRejection', error => app.log.error({ err: error }, 'unhandled rejection'));
  app.log.info(
    {
      url,
      staff: staffUrl,
      identity: app.config.web.identityPage,
      cards: app.config.web.cardPage,
      engine: app.store.engine,
      sandbox: config.sandbox,
    },
    'listening',
  );
}

/** `main.js hotel-import <folder>`, for machines without npm (docs/hotel-data.md). */
async function importAndExit(args: string[]): Promise<void> {
  const { runImport } = await import('./domain/hotel/import/import-command.ts');
  const print = (line: string) => process.stdout.write(`${line}\n`);
  process.exitCode = await runImport({ args, environment: process.env, from: process.cwd(), print });
}

/** `main.js staff-add <e-mail> …`, the same (docs/deploy.md). */
async function addStaffAndExit(args: string[]): Promise<void> {
  const { runStaffAdd } = await import('./domain/staff/add-command.ts');
  const print = (line: string) => process.stdout.write(`${line}\n`);
  process.exitCode = await runStaffAdd({ args, environment: process.env, print });
}

/** `main.js bookings-import <file.csv> --hotel <id>`, the same (docs/exchange.md). */
async function importBookingsAndExit(args: string[]): Promise<void> {
  const { runBookingsImport } = await import('./domain/booking/partner/import-command.ts');
  const print = (line: string) => process.stdout.write(`${line}\n`);
  process.exitCode = await runBookingsImport({ args, environment: process.env, from: process.cwd(), print });
}

/** `main.js doctor`, for machines without npm (docs/deploy.md). */
async function examineAndExit(): Promise<void> {
  const { runDoctor } = await import('./doctor/doctor-command.ts');
  const print = (line: string) => process.stdout.write(`${line}\n`);
  process.exitCode = await runDoctor({ environment: process.env, print });
}

/** One line for a person at a terminal. Never the error itself: the embedded engine's prints 60 KB of its source. */
function explain(error: unknown): { line: string; exitCode: number } {
  if (error instanceof ConfigError || error instanceof FolderLockedError)
    return { line: error.message, exitCode: 2 };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const taken = error instanceof Error && 'port' in error ? Number(error.port) : null;
  const name =
    ['VERIFICATION_PORT', 'CARD_PAGE_PORT', 'STAFF_PORT'].find(
      variable => process.env[variable] === String(taken),
    ) ?? 'PORT';
  const port = taken ?? (process.env['PORT'] || '4780');
  if (code === 'EADDRINUSE') {
    return {
      line: `Port ${port} is in use. Stop what listens there, or choose another port: ${name}=4790 npm start`,
      exitCode: 2,
    };
  }
  if (code === 'EACCES')
    return { line: `Port ${port} or the data folder may not be used by this user.`, exitCode: 2 };
  if (code === 'ECONNREFUSED') return { line: 'The database at DATABASE_URL does not respond.', exitCode: 2 };
  const message =
    error instanceof Error ? (error.message.split('\n')[0] ?? '').slice(0, 300) : 'unknown failure';
  return { line: `The gateway failed: ${message}`, exitCode: 1 };
}

function fail(error: unknown): never {
  const { line, exitCode } = explain(error);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

process.on('uncaughtException', fail);
main().catch(fail);
