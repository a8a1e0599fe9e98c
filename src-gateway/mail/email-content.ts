import type { Language } from '#gateway/platform/texts.ts';

export type EmailLine = { label: string; value: string; detail?: string; strong?: boolean };

/** The content of an e-mail, before it is text or HTML: both are made from it, so that they never differ. */
export type EmailContent = {
  language: Language;
  subject: string;
  heading: string;
  paragraphs: string[];
  mark?: { label: string; value: string };
  button?: { label: string; href: string };
  blocks?: { heading?: string; lines: EmailLine[] }[];
  closing: string;
  data?: Record<string, unknown>;
  footnote: string;
  /** The way to end e-mails of this kind, for who reads it; mail programs have it in a header. */
  unsubscribe?: { label: string; href: string };
};

export function emailText(content: EmailContent): string {
  const parts = [content.heading, ...content.paragraphs];
  if (content.mark) parts.push(`${content.mark.label}: ${content.mark.value}`);
  for (const block of content.blocks ?? []) {
    const lines = block.lines.map(
      line => `${line.label}: ${line.value}${line.detail ? `\n  ${line.detail}` : ''}`,
    );
    parts.push([...(block.heading ? [block.heading] : []), ...lines].join('\n'));
  }
  if (content.button) parts.push(`${content.button.label}:\n${content.button.href}`);
  parts.push(content.closing, '--', content.footnote);
  if (content.unsubscribe) parts.push(`${content.unsubscribe.label}:\n${content.unsubscribe.href}`);
  return `${parts.join('\n\n')}\n`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
}

const TERRACOTTA = '#B4532C';
const JATOBA = '#3B2519';
const QUIET = '#6F5A4C';
const PLASTER = '#F6F0E7';
const LINE = '#E6DACA';
const DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif";
const PLAIN = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The brand's mark, sun over arch, drawn with table cells because mail programs show no SVG. */
const MARK = `<table role="presentation" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><div style="width:14px;height:14px;border-radius:14px;background:#D9A441;margin:0 auto 5px;font-size:0">&nbsp;</div><div style="width:40px;height:22px;border-radius:20px 20px 0 0;background:#F6F0E7;font-size:0">&nbsp;</div></td></tr></table>`;

/** HTML with inline styles, as mail programs require; everything from outside is escaped. */
export function emailHtml(content: EmailContent): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font:400 16px/1.6 ${PLAIN};color:${JATOBA}">${escapeHtml(text)}</p>`;
  const mark = content.mark
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;background:${PLASTER};border-radius:12px"><tr><td style="padding:18px 20px;text-align:center"><div style="font:600 13px/1.4 ${PLAIN};color:${QUIET}">${escapeHtml(content.mark.label)}</div><div style="font:600 30px/1.3 ${DISPLAY};letter-spacing:3px;color:${TERRACOTTA}">${escapeHtml(content.mark.value)}</div></td></tr></table>`
    : '';
  const button = content.button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:${TERRACOTTA}"><a href="${escapeHtml(content.button.href)}" style="display:inline-block;padding:14px 28px;font:600 16px/1.25 ${PLAIN};color:#FFFFFF;text-decoration:none">${escapeHtml(content.button.label)}</a></td></tr></table>`
    : '';
  return `<!doctype html>
<html lang="${content.language === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(content.subject)}</title>${content.data ? jsonLd(content.data) : ''}
</head>
<body style="margin:0;padding:0;background:${PLASTER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PLASTER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:20px;overflow:hidden">
<tr><td align="center" style="background:${TERRACOTTA};padding:26px 24px 0">${MARK}</td></tr>
<tr><td style="padding:32px 28px 12px">
<h1 style="margin:0 0 18px;font:600 28px/1.2 ${DISPLAY};color:${JATOBA}">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${mark}${(content.blocks ?? []).map(block).join('\n')}${button}
${paragraph(content.closing)}
</td></tr>
<tr><td style="padding:16px 28px 28px;border-top:1px solid ${LINE};font:400 13px/1.5 ${PLAIN};color:${QUIET}">${escapeHtml(content.footnote)}${unsubscribeHtml(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const unsubscribeHtml = ({ unsubscribe }: EmailContent): string =>
  unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.href)}" style="color:${QUIET}">${escapeHtml(unsubscribe.label)}</a>`
    : '';

/** Inside a script element only `<` could end it or begin a comment. */
function jsonLd(data: Record<string, unknown>): string {
  return `\n<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function block({ heading, lines }: NonNullable<EmailContent['blocks']>[number]): string {
  const row = (line: EmailLine) => {
    const weight = line.strong ? 600 : 400;
    const edge = `border-bottom:1px solid ${LINE};`;
    const cell = `padding:8px 0;vertical-align:top;font:${weight} 15px/1.5 ${PLAIN};`;
    const label = `${cell}min-width:88px;color:${line.strong ? JATOBA : QUIET}`;
    const value = `${cell}padding-left:16px;color:${JATOBA}`;
    const ruled = line.detail ? '' : edge;
    const fact = `<tr><td style="${ruled}${label}">${escapeHtml(line.label)}</td><td align="right" style="${ruled}${value}">${escapeHtml(line.value)}</td></tr>`;
    return line.detail
      ? `${fact}<tr><td colspan="2" style="${edge}padding:0 0 10px;font:400 14px/1.5 ${PLAIN};color:${QUIET}">${escapeHtml(line.detail)}</td></tr>`
      : fact;
  };
  const title = heading
    ? `<h2 style="margin:0 0 6px;font:600 18px/1.3 ${DISPLAY};color:${JATOBA}">${escapeHtml(heading)}</h2>`
    : '';
  return `${title}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">${lines.map(row).join('')}</table>`;
}
