import type { RouteOptions } from 'fastify';
import type { GatewayConfig } from '#gateway/config/config.ts';
import texts from '#locales/en/gateway/card-page.json' with { type: 'json' };
import { framePage } from '../frame-pages/frame-page.ts';
import { fontRoute, pageFileRoutes } from '../frame-pages/page-files.ts';
import { CARD_FONT, cardFont, cardPageFiles } from './card-page-files.ts';
import { type CardProvider, cardProvider } from './card-provider.ts';

type Parts = {
  config: GatewayConfig;
  embedders: readonly string[];
  /** The sandbox's card provider, on the page's own origin; of no use beside another provider. */
  tokenizer: readonly RouteOptions[];
};

/** On a separate origin (PAY-38, docs/decisions/0034). */
export function cardPageRoutes({ config, embedders, tokenizer }: Parts): RouteOptions[] {
  const provider = cardProvider(config);
  if (provider === null) return [];
  return [
    page('/', 'card-fields', embedders, provider),
    page('/keys', 'card-keys', embedders, null),
    ...pageFileRoutes(cardPageFiles),
    fontRoute(`/${CARD_FONT}`, cardFont),
    ...(provider.kind === 'sandbox' ? tokenizer : []),
  ];
}

const escaped: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const attribute = (value: string) => value.replace(/[&"<>]/g, sign => escaped[sign] ?? sign);

type CardScript = (typeof cardPageFiles.scripts)[number];

/** The fields may load and call their provider; the keys nothing at all. */
function page(
  url: string,
  script: CardScript,
  embedders: readonly string[],
  provider: CardProvider | null,
): RouteOptions {
  const settings = {
    embedders,
    provider: provider && {
      script: provider.script,
      account: provider.account,
      isTest: provider.isTrial,
    },
  };
  return framePage({
    url,
    title: texts.title,
    styles: cardPageFiles.styles,
    script,
    head: `<meta name="card-page" content="${attribute(JSON.stringify(settings))}">`,
    embedders,
    may: {
      scripts: ["'self'", ...(provider?.scriptOrigins ?? [])],
      calls: provider === null ? ["'none'"] : [provider.callOrigin ?? "'self'"],
    },
    usesCamera: false,
  });
}
