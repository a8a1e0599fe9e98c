import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import getPort from 'get-port';
import { readEnvironment } from '../src-gateway/config/read-environment.ts';
import { START_AGAIN } from '../src-main/settings/launch-options.ts';
import { hashPin } from '../src-main/settings/staff-pin.ts';
import type { DeviceProfile } from '../src-shared/device.ts';
import { defaultDeviceSettings } from '../src-shared/device-settings.ts';
import { build, buildDesktop } from './build.ts';
import { chromiumArguments, ensureBrowsers } from './chromium.ts';
import { type ElectronProgram, findElectron } from './electron-program.ts';
import { gatewayAddress, isReady, untilStopped } from './gateway-process.ts';
import { gatewayFacts, openGateway } from './open-gateway.ts';
import { pathWithTools, root, StepFailed, step } from './steps.ts';

/**
 * `npm run kiosk` and `npm run reception`: a gateway, unless PERNOITE_GATEWAY names one, and the app of a device on it.
 */

export type Device = Exclude<DeviceProfile, 'web'>;

export async function runDevice(device: Device): Promise<void> {
  const program = await step('Electron found', async () => findElectron());
  // The stand-in's windows are pages of the browser that is chosen here.
  if (program.kind === 'stand-in') await step('Chromium found', ensureBrowsers);
  await build();
  await buildDesktop();
  const running = await runningGateway();
  const gateway = running === null ? await openGateway(`npm run ${device}`) : null;
  const display = await displayFor(program);
  const address = gateway?.address ?? running ?? '';
  const staffAddress = gateway?.staffAddress ?? null;
  const begin = () => startApp(device, program, { address, staffAddress }, display);
  let app = await step('App started', begin);
  console.log(await startTexts({ device, program, address, staffAddress, display }));
  let why = await untilStopped([app, ...(gateway === null ? [] : [gateway.child])]);
  // As a kiosk's system does: at night, and for staff, the app requests a restart.
  while (why === 'ended' && app.exitCode === START_AGAIN) {
    app = await step('App restarted, as requested', begin);
    why = await untilStopped([app, ...(gateway === null ? [] : [gateway.child])]);
  }
  const isAppGone = hasEnded(app);
  await stopApp(app);
  await gateway?.stop();
  if (why === 'requested') return;
  if (!isAppGone) throw new StepFailed('The gateway ended by itself; its last words are above.');
  if (app.exitCode === 0) return console.log('  The app was closed; so is the gateway.');
  throw new StepFailed(
    `The app ended by itself (${app.signalCode ?? `code ${app.exitCode}`}); its last words are above.`,
  );
}

/** The gateway that PERNOITE_GATEWAY names, or one that `npm start` or the other device has started already. */
async function runningGateway(): Promise<string | null> {
  const named = process.env['PERNOITE_GATEWAY'] ?? '';
  if (named !== '') return named;
  const { host, port } = readEnvironment(process.env);
  const address = gatewayAddress(host, port);
  return port !== 0 && (await isReady(address)) ? address : null;
}

type DisplayAccess = { kind: 'display' } | { kind: 'devtools'; port: number };

async function displayFor({ kind }: ElectronProgram): Promise<DisplayAccess> {
  const { DISPLAY = '', WAYLAND_DISPLAY = '' } = process.env;
  const hasDisplay = process.platform !== 'linux' || DISPLAY !== '' || WAYLAND_DISPLAY !== '';
  if (hasDisplay) return { kind: 'display' };
  if (kind === 'electron') {
    throw new StepFailed(
      'Electron needs a display, and neither DISPLAY nor WAYLAND_DISPLAY is set.\n' +
        'Start it within a session, or under one made for it: xvfb-run npm run kiosk',
    );
  }
  return { kind: 'devtools', port: await getPort() };
}

async function startApp(
  device: Device,
  { kind, line }: ElectronProgram,
  { address: gateway, staffAddress }: { address: string; staffAddress: string | null },
  display: DisplayAccess,
): Promise<ChildProcess> {
  // A folder for each device, so that a kiosk and a desk run side by side.
  const userData = join(root, '.data', `${device}-app`);
  const [program, ...before] = line;
  const hotel = process.env['PERNOITE_HOTEL'] ?? (process.env['PERNOITE_GATEWAY'] ? '' : 'JARDINS');
  await writeFirstSettings(userData, device, { gateway, hotel });
  const app = spawn(
    program,
    [
      ...before,
      root,
      `--user-data-dir=${userData}`,
      ...(kind === 'electron' ? chromiumArguments : []),
      ...(display.kind === 'devtools' ? devtoolsSwitches(display.port) : []),
      '--supervised',
      `--profile=${device}`,
      `--gateway=${gateway}`,
      ...(device === 'reception' && staffAddress !== null ? [`--staff-gateway=${staffAddress}`] : []),
      ...(hotel === '' ? [] : [`--hotel=${hotel}`]),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own: Ctrl+C comes to this process alone, which then stops the app and the gateway in order.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        PATH: pathWithTools(),
        ...(display.kind === 'display' && { ELECTRON_STAND_IN_HEADED: '1' }),
        ELECTRON_STAND_IN_DISPLAY:
          process.env['ELECTRON_STAND_IN_DISPLAY'] ??
          (device === 'kiosk' && display.kind === 'devtools' ? '1080x1920' : '1280x860'),
      },
    },
  );
  process.once('exit', () => app.kill('SIGKILL'));
  await new Promise<void>((done, failed) => {
    app.once('spawn', done);
    app.once('error', failed);
  });
  return app;
}

/** A PIN for whoever tries a device out. A real one is chosen on its setup screen. */
const DEMO_PIN = '246810';

/** What staff change later stays: only a device that has no settings yet is given some. */
async function writeFirstSettings(
  userData: string,
  profile: Device,
  { gateway, hotel }: { gateway: string; hotel: string },
): Promise<void> {
  await mkdir(userData, { recursive: true });
  const file = join(userData, 'settings.json');
  if (hotel === '' || existsSync(file)) return;
  const staffPinHash = await hashPin(DEMO_PIN);
  const settings = { ...defaultDeviceSettings, profile, gateway, hotelId: hotel, staffPinHash };
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`);
}

const devtoolsSwitches = (port: number) => [
  `--remote-debugging-port=${port}`,
  `--remote-allow-origins=http://127.0.0.1:${port}`,
];

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stopApp(app: ChildProcess): Promise<void> {
  if (hasEnded(app)) return;
  const ended = new Promise<void>(done => {
    app.once('exit', () => done());
  });
  app.kill('SIGTERM');
  const force = setTimeout(() => app.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(force);
}

type StartInfo = {
  device: Device;
  program: ElectronProgram;
  address: string;
  staffAddress: string | null;
  display: DisplayAccess;
};

async function startTexts({ device, program, address, staffAddress, display }: StartInfo): Promise<string> {
  const title = device === 'kiosk' ? "A lobby's kiosk" : 'A reception desk';
  return [
    '',
    `  ${title} on ${program.name}`,
    ...(display.kind === 'devtools'
      ? [
          '  There is no display here: see its windows, and touch them, from a Chrome that reaches this machine,',
          `  at chrome://inspect > Configure > 127.0.0.1:${display.port}   (from afar: ssh -L ${display.port}:127.0.0.1:${display.port} …)`,
        ]
      : []),
    '',
    `  Gateway         ${address}`,
    `  Settings        .data/${device}-app   (staff PIN ${DEMO_PIN}, until another one is chosen)`,
    ...(process.env['PERNOITE_GATEWAY']
      ? []
      : await gatewayFacts(readEnvironment(process.env), address, staffAddress)),
    '',
    '  Ctrl+C stops all.',
  ].join('\n');
}
