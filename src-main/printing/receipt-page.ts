import type { Receipt } from '#shared/receipt.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, sign => ESCAPES[sign] ?? '');

export type QrModules = { size: number; get(row: number, column: number): number };

const QUIET_ZONE = 4;

function qrPicture({ size, get }: QrModules): string {
  const rows = Array.from({ length: size }, (_, index) => index);
  const dark = rows.flatMap(row =>
    rows.filter(column => get(row, column) === 1).map(column => `M${column} ${row}h1v1h-1z`),
  );
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${size + 2 * QUIET_ZONE} ${size + 2 * QUIET_ZONE}`;
  return `<svg viewBox="${box}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>`;
}

const STYLE = `@page { margin: 0 }
body { margin: 0; padding: 4mm 3mm 8mm; width: 66mm; font: 11pt/1.35 sans-serif; color: #000; }
h1 { margin: 0 0 3mm; font-size: 14pt; text-align: center; }
dl { margin: 0; } dt { font-size: 9pt; } dd { margin: 0 0 2mm; font-weight: 600; overflow-wrap: anywhere; }
svg { display: block; width: 40mm; margin: 3mm auto; } p { margin: 3mm 0 0; text-align: center; font-size: 9pt; }`;

/** The page of a receipt for an 80 mm printer (BEY-12): it has no script, loads nothing, and all text is escaped. */
export function receiptPage({ language, title, lines, foot }: Receipt, qr: QrModules | null): string {
  const rows = lines.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Pernoite</title>
<style>${STYLE}</style>
</head>
<body><h1>${escaped(title)}</h1><dl>${rows.join('')}</dl>${qr === null ? '' : qrPicture(qr)}<p>${escaped(foot)}</p></body>
</html>`;
}
