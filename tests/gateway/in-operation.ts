import type { GatewayConfig } from '#gateway/config/config.ts';
import { defaultWebConfig } from '#shared/settings.ts';

const page = (name: string) => `https://www.hotel-varanda.com.br/${name}`;

/** The links of a hotel of its own, as WEB_CONFIG names them. */
export const ownLinks = {
  ...defaultWebConfig.links,
  help: page('help'),
  cookies: page('cookies'),
  terms: page('terms'),
  privacy: page('privacy'),
  about: page('about'),
  contact: page('contact'),
  salesEmail: 'vendas@hotel-varanda.com.br',
  creditsEmail: 'creditos@hotel-varanda.com.br',
  concierge: page('concierge'),
  satisfaction: page('satisfaction'),
};

/** Settings without which a gateway in production does not start (PRD-02). No e-mail leaves: nothing listens there. */
export const inOperation = {
  production: true,
  sandbox: false,
  smtpUrl: 'smtp://127.0.0.1:9',
  emailFrom: 'Hotel Varanda <reservas@hotel-varanda.com.br>',
  web: { ...defaultWebConfig, links: ownLinks },
} satisfies Partial<GatewayConfig>;

/** The same as an environment. */
export const operationEnvironment = {
  NODE_ENV: 'production',
  SMTP_URL: inOperation.smtpUrl,
  EMAIL_FROM: inOperation.emailFrom,
  WEB_CONFIG: JSON.stringify({ links: ownLinks }),
};
