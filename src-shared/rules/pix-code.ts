/** The code that a Pix payer scans or copies: an EMV "BR Code", as Brazil's central bank defines it. */

type PixCode = {
  /** The address at which the payer's bank reads the charge, without its scheme. */
  location: string;
  amountCents: number;
  name: string;
  city: string;
};

const MAX_NAME = 25;
const MAX_CITY = 15;
const MAX_VALUE = 99;

/** A code for one payment of a fixed amount. Names lose their accents and the characters that do not fit (BR Code). */
export function pixCode({ location, amountCents, name, city }: PixCode): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('54', `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`),
    field('58', 'BR'),
    field('59', plain(name, MAX_NAME)),
    field('60', plain(city, MAX_CITY)),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + checksum(body);
}

function field(id: string, value: string): string {
  if (value.length > MAX_VALUE) throw new RangeError(`field ${id} of a Pix code is too long`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

const plain = (text: string, max: number): string =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, max)
    .trim();

/** CRC-16/CCITT-FALSE: polynomial 1021, start FFFF. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
