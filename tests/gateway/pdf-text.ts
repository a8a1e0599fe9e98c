import { inflateSync } from 'node:zlib';

/** What a PDF of pdfkit shows: one text for each marked piece of its pages, in the order in which they are drawn. */
export function pdfTexts(file: Buffer): string[] {
  const objects = objectsOf(file);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(map)?.content ?? ''));
    }
  const pages = [...objects.values()].find(({ head }) => /\/Type \/Pages\b/.test(head));
  const kids = /\/Kids \[([^\]]*)\]/.exec(pages?.head ?? '')?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, page = '']) => {
    const content = /\/Contents (\d+) 0 R/.exec(objects.get(page)?.head ?? '')?.[1] ?? '';
    return textsOf(objects.get(content)?.content ?? '', fonts);
  });
}

export function pdfDictionaries(file: Buffer): string {
  return [...objectsOf(file).values()].map(({ head }) => head).join('\n');
}

type PdfObject = { head: string; content: string };

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const source = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', ...rest] = body.split('\nstream\n');
    const packed = rest.join('\nstream\n').replace(/\nendstream$/, '');
    const isPacked = packed !== '' && head.includes('/FlateDecode');
    const content = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed;
    objects.set(id, { head, content });
  }
  return objects;
}

/** The letters of a font's codes, from its ToUnicode table. */
function lettersOf(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, start = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(start, 16);
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries())
      letters.set(
        (first + at).toString(16).padStart(4, '0'),
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      );
  }
  return letters;
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const texts: string[] = [];
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  const tokens = /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\d.\s-])*)\] TJ|\b(BDC|EMC)\b/gi;
  for (const [, font, shown, mark] of content.matchAll(tokens)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    for (const [, hex = ''] of shown?.matchAll(/<([0-9a-f]*)>/gi) ?? [])
      for (const code of hex.toLowerCase().match(/.{4}/g) ?? []) text += letters.get(code) ?? '\ufffd';
    if (mark !== undefined) {
      if (text !== '') texts.push(text);
      text = '';
    }
  }
  return texts;
}
