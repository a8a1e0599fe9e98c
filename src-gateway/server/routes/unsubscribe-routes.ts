import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { readUnsubscribeToken, unsubscribe } from '#gateway/domain/stay/reminders/unsubscribe-link.ts';
import { escapeHtml } from '#gateway/mail/email-content.ts';
import type { Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/unsubscribe-page.json' with { type: 'json' };
import pt from '#locales/pt/gateway/unsubscribe-page.json' with { type: 'json' };
import { flatHeaders, languageOf, urlOf } from '../http/request.ts';

const texts: Record<Language, typeof en> = { en, pt };
const PATH = '/api/unsubscribe/';

/**
 * The end of reminders at one touch, without a sign-in (RFC 8058): a mail program posts to the address. Opening it only
 * asks, because programs that check links open them too.
 */
export function unsubscribeRoutes(app: AppContext): RouteOptions[] {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const text = texts[languageOf(flatHeaders(request)['accept-language'])];
    const guestId = readUnsubscribeToken(app, urlOf(request).pathname.slice(PATH.length));
    if (guestId === null) return send(reply.code(404), page(text, [text.invalid]));
    if (request.method === 'GET') return send(reply, page(text, [text.question, text.note], text.button));
    await unsubscribe(app, guestId);
    return send(reply, page(text, [text.done, text.again]));
  };
  return (['GET', 'POST'] as const).map(method => ({ method, url: `${PATH}:token`, handler: answer }));
}

const send = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    })
    .send(html);

/** Without a style: it is a page that people see once, and any browser of a mail program shows it. */
function page(text: typeof en, lines: readonly string[], button?: string): string {
  const form =
    button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return `<!doctype html>
<html lang="${text === pt ? 'pt-BR' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(text.title)}</title></head>
<body><main><h1>${escapeHtml(text.title)}</h1>${lines.map(line => `<p>${escapeHtml(line)}</p>`).join('')}${form}</main></body>
</html>
`;
}
