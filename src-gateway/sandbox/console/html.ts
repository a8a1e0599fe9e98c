import { escapeHtml } from '#gateway/mail/email-content.ts';

/** A piece of finished HTML. Everything else that is put into a template is escaped. */
export type Html = { readonly html: string };

type Part = Html | string | number | null | false | readonly Part[];

export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.reduce((whole, text, at) => whole + rendered(parts[at - 1] ?? null) + text) };
}

function rendered(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('html' in part) return part.html;
  return part.map(rendered).join('');
}
