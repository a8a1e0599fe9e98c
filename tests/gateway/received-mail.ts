import type { ReceivedMail } from './smtp-server.ts';

type Part = { type: string; text: string };

export function readMail({ data }: ReceivedMail): { subject: string; text: string; html: string } {
  const { headers, body } = split(data);
  const boundary = /boundary="?([^";]+)"?/i.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [part(data)] : body.split(`--${boundary}`).slice(1, -1).map(part);
  const textOf = (type: string) => parts.find(one => one.type === type)?.text ?? '';
  return {
    subject: decodeEncoded(headers['subject'] ?? ''),
    text: textOf('text/plain'),
    html: textOf('text/html'),
  };
}

/** The bytes of a file that is attached to an e-mail. */
export function attachmentOf(data: string, fileName: string): Buffer {
  const [, after] = data.split(`filename=${fileName}`);
  if (after === undefined) throw new Error(`${fileName} is not attached`);
  return Buffer.from(after.slice(after.indexOf('\n\n') + 2).split('\n--')[0] ?? '', 'base64');
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const trimmed = source.replace(/^\n/, '');
  const end = trimmed.indexOf('\n\n');
  const unfolded = trimmed.slice(0, end).replace(/\n[ \t]+/g, ' ');
  const headers = unfolded.split('\n').map(line => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(headers), body: trimmed.slice(end + 2) };
}

function part(source: string): Part {
  const { headers, body } = split(source);
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.toLowerCase() ?? '';
  const how = headers['content-transfer-encoding']?.toLowerCase();
  const bytes =
    how === 'base64'
      ? Buffer.from(body, 'base64')
      : how === 'quoted-printable'
        ? quotedPrintable(body.replace(/=\n/g, ''))
        : Buffer.from(body);
  return { type, text: bytes.toString('utf8') };
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` of a header. */
function decodeEncoded(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      (how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : quotedPrintable(word.replace(/_/g, ' '))
      ).toString('utf8'),
    );
}
