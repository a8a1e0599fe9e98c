import { checksum } from '#shared/rules/pix-code.ts';

/** The top fields of a code by their ids; null where it is cut, altered or no code at all. */
export function readPixCode(code: string): ReadonlyMap<string, string> | null {
  if (!/^[\x20-\x7e]{8,512}$/.test(code) || checksum(code.slice(0, -4)) !== code.slice(-4)) return null;
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length; ) {
    const [id, length] = [code.slice(at, at + 2), code.slice(at + 2, at + 4)];
    const end = at + 4 + Number(length);
    if (!/^\d\d$/.test(id) || !/^\d\d$/.test(length) || end > code.length) return null;
    fields.set(id, code.slice(at + 4, end));
    at = end;
  }
  return fields.get('00') === '01' && fields.get('58') === 'BR' ? fields : null;
}
