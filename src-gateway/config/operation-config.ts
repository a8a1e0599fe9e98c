import type { WebConfig } from '#shared/settings.ts';
import type { GatewayConfig } from './config.ts';
import { ConfigError } from './setting.ts';

/** Names that belong to nobody: those of RFC 2606, which the demonstration uses too. */
const RESERVED = /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|net|org)$/;

type Settings = Pick<GatewayConfig, 'production' | 'sandbox' | 'smtpUrl' | 'emailFrom' | 'publicUrl' | 'web'>;

/** Throws ConfigError where a hotel in operation would reach no guest, or show the demonstration's terms (PRD-02). */
export function assertMeantForGuests(config: Settings): void {
  if (!config.production || config.sandbox) return;
  const [problem] = [...emailProblems(config), ...addressProblems(config)];
  if (problem !== undefined) throw new ConfigError(problem);
}

/** One sentence for each setting without which no e-mail reaches a guest. */
export function emailProblems({ smtpUrl, emailFrom }: Pick<Settings, 'smtpUrl' | 'emailFrom'>): string[] {
  const sender = emailFrom.replace(/^.*@/s, '').replace(/>?\s*$/, '');
  return [
    ...(smtpUrl === null
      ? [
          'SMTP_URL is missing: guests would get no confirmation, no code and no link to verify their address. Set the mail server of the hotel, such as SMTP_URL=smtp://user:password@mail.hotel-varanda.com.br:587.',
        ]
      : reservedProblem('SMTP_URL', new URL(smtpUrl).hostname, 'the mail server of the hotel')),
    ...reservedProblem(
      'EMAIL_FROM',
      sender,
      'the sender of the hotel, such as EMAIL_FROM="Hotel Varanda <reservas@hotel-varanda.com.br>"',
    ),
  ];
}

/** One sentence for each setting that leads guests to an address of the demonstration. */
export function addressProblems({ publicUrl, web }: Pick<Settings, 'publicUrl' | 'web'>): string[] {
  const names = reservedLinks(web.links);
  return [
    ...(publicUrl === null
      ? []
      : reservedProblem('PUBLIC_URL', new URL(publicUrl).hostname, 'the address that guests see')),
    ...(names.length === 0
      ? []
      : [
          `WEB_CONFIG cannot be used: its links ${names.join(', ')} are addresses of the demonstration (.example, .test), which belong to nobody. Set the pages and e-mail addresses of the hotel, such as WEB_CONFIG='{"links":{"terms":"https://www.hotel-varanda.com.br/terms"}}'.`,
        ]),
  ];
}

export function reservedLinks(links: WebConfig['links']): string[] {
  return Object.entries(links).flatMap(([name, address]) => (RESERVED.test(hostOf(address)) ? [name] : []));
}

/** A path of our own origin has no host. */
function hostOf(address: string): string {
  if (URL.canParse(address)) return new URL(address).hostname;
  return address.includes('@') ? address.replace(/^.*@/s, '').toLowerCase() : '';
}

function reservedProblem(variable: string, host: string, wanted: string): string[] {
  if (!RESERVED.test(host.toLowerCase())) return [];
  return [
    `${variable} cannot be used: ${host} is a name for demonstrations (.example, .test), which belongs to nobody. Set ${wanted}.`,
  ];
}
