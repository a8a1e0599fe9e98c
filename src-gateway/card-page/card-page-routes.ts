import texts from '#locales/en/gateway/card-page.json' with { type: 'json' };
import type { AppContext } from '../context.ts';
import { framePage } from '../frame-pages/frame-page.ts';
import { pageFileRoutes, pageRoute } from '../frame-pages/page-files.ts';
import type { HttpResponse, HttpRoute } from '../http/http-route.ts';
import { tokenizerRoutes } from '../tokenizer/tokenizer-routes.ts';
import { CARD_FONT, cardFont, cardPageFiles } from './card-page-files.ts';
import { type CardProvider, cardProvider } from './card-provider.ts';

type Origins = {
  /** The page's own. */
  own: string;
  /** Who may show it in a frame. */
  embedders: readonly string[];
};

/**
 * The page with the card's fields, on an origin of its own (PAY-38, docs/decisions/0032): the frame that number, date
 * and security code are typed into, the number pad of screens without a keyboard, and the sandbox's card provider.
 */
export function cardPageRoutes(app: AppContext, origins: Origins): HttpRoute[] {
  const provider = cardProvider(app.config);
  if (provider === null) return [];
  return [
    pageRoute('/', async () => page('card-fields', origins.embedders, provider)),
    pageRoute('/keys', async () => page('card-keys', origins.embedders, null)),
    ...pageFileRoutes(cardPageFiles),
    pageRoute(`/${CARD_FONT}`, cardFont),
    ...(provider.kind === 'sandbox' ? tokenizerRoutes(app, origins.own) : []),
  ];
}

const escaped: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const attribute = (value: string) => value.replace(/[&"<>]/g, sign => escaped[sign] ?? sign);

type CardScript = (typeof cardPageFiles.scripts)[number];

/** The fields may load and call their provider; the keys nothing at all. */
function page(script: CardScript, embedders: readonly string[], provider: CardProvider | null): HttpResponse {
  const settings = {
    embedders,
    provider: provider && {
      script: provider.script,
      account: provider.account,
      isTest: provider.isTrial,
    },
  };
  return framePage({
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
