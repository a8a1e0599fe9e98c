import process from 'node:process';
import getPort from 'get-port';
import type { GatewayConfig } from '../src-gateway/config/config.ts';
import { PORT_STEPS } from '../src-gateway/config/listening.ts';
import { readEnvironment } from '../src-gateway/config/read-environment.ts';
import { webConfig } from '../src-shared/settings.ts';
import { type GatewayProcess, startGateway } from './gateway-process.ts';
import { StepFailed, step } from './steps.ts';

export async function openGateway(command: string): Promise<GatewayProcess> {
  const config = readEnvironment(process.env);
  const port = await usablePort(config, command);
  const staffPort = await staffPortBeside(config, port);
  const gateway = await step('Gateway started', () =>
    startGateway({
      host: config.host,
      port,
      env: {
        // A person in front of a terminal wants to read warnings, not every request.
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
        ...(staffPort !== null && { STAFF_PORT: String(staffPort) }),
      },
      show: true,
    }),
  );
  return { ...gateway, staffAddress: config.staffUrl ?? gateway.staffAddress };
}

/** Chosen here, because only the gateway knows a port that it chooses. */
async function staffPortBeside(
  { staffPort, sandbox, host }: GatewayConfig,
  port: number,
): Promise<number | null> {
  if (staffPort !== null || !sandbox) return staffPort;
  return getPort({ port: port + PORT_STEPS.staff, host });
}

async function usablePort({ port, host }: GatewayConfig, command: string): Promise<number> {
  const free = await getPort({ port, host });
  if (port === 0 || free === port) return free;
  throw new StepFailed(
    `Port ${port} is taken: another Pernoite, or another program, listens there.\n` +
      `Stop it, or choose another port: PORT=${port + 10} ${command}`,
  );
}

export async function gatewayFacts(
  config: GatewayConfig,
  address: string,
  staffAddress: string | null,
): Promise<string[]> {
  const { sandbox, dataFolder, databaseUrl, identityProvider: provider } = config;
  const accounts = [
    '',
    '  Demo accounts (password Pernoite#2026)',
    '    ana@pernoite.test     Portuguese, two saved cards, R$ 1.200,00 in credits',
    '    james@pernoite.test   English, nothing saved',
    '    lia@pernoite.test     e-mail not verified yet',
    '    sofia@pernoite.test   Portuguese, can check in at Jardins now (paid by card)',
    '    daniel@pernoite.test  English, can check in at Jardins now (paid at the desk: types a guarantee card)',
    '  Test cards (any future date, any cvv)',
    '    4111 1111 1111 1111   approved      4000 0000 0000 0002   declined',
    '    4000 0000 0000 0119   times out, found approved when asked again',
  ];
  const staff = [
    '',
    '  Staff (password Pernoite#2026, PIN 480216, authenticator key OBSXE3TPNF2GKLLTMFXGIYTPPAWWWZLZ)',
    '    manager.jardins@pernoite.test       reception.jardins@pernoite.test',
    '    housekeeping.jardins@pernoite.test  and the same of nilo and marista',
  ];
  return [
    ...(staffAddress === null ? [] : [`  Staff           ${staffAddress}`]),
    ...(sandbox
      ? [`  Sandbox console ${address}/console   (clock, e-mails sent, the bank, verdicts on identity)`]
      : []),
    ...(sandbox
      ? [
          `  Verification    ${await framePageOf(address, 'identityPage')}   (shown within the guest app, on its own origin)`,
        ]
      : []),
    `  Card fields     ${await framePageOf(address, 'cardPage')}   (the same)`,
    `  Data            ${databaseUrl ? 'PostgreSQL at DATABASE_URL' : (dataFolder ?? 'in memory')}`,
    ...(provider
      ? [`  Accounts        at ${new URL(provider.toolkit).host}, project ${provider.project}`]
      : []),
    ...(sandbox && !provider ? accounts : []),
    ...(sandbox ? staff : []),
  ];
}

/** The gateway chose its port itself, unless VERIFICATION_PORT or CARD_PAGE_PORT says which. */
async function framePageOf(address: string, page: 'identityPage' | 'cardPage'): Promise<string> {
  const response = await fetch(`${address}/api/web-config`);
  return webConfig.parse(await response.json())[page] ?? 'none';
}
