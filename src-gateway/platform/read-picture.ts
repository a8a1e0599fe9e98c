export type Picture = { type: 'image/jpeg' | 'image/png' | 'image/webp'; width: number; height: number };

/** Reads the head of a JPEG, PNG or WebP; null for everything else, and for one that is cut off. Decodes nothing. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picture = jpeg(view) ?? png(view) ?? webp(view);
  return picture && picture.width > 0 && picture.height > 0 ? picture : null;
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function png(view: Buffer): Picture | null {
  if (view.length < 57 || !view.subarray(0, 8).equals(PNG_HEAD)) return null;
  if (
    view.toString('latin1', 12, 16) !== 'IHDR' ||
    view.toString('latin1', view.length - 8, view.length - 4) !== 'IEND'
  )
    return null;
  return { type: 'image/png', width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

const START_OF_IMAGE = 0xffd8;
const END_OF_IMAGE = 0xffd9;
const START_OF_SCAN = 0xda;

function jpeg(view: Buffer): Picture | null {
  if (view.length < 64 || view.readUInt16BE(0) !== START_OF_IMAGE) return null;
  if (view.readUInt16BE(view.length - 2) !== END_OF_IMAGE) return null;
  let at = 2;
  while (at + 9 < view.length) {
    if (view[at] !== 0xff) return null;
    const marker = view.readUInt8(at + 1);
    // A marker may be padded with more of the same.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return null;
    const length = view.readUInt16BE(at + 2);
    if (length < 2) return null;
    if (isFrameHeader(marker)) {
      return { type: 'image/jpeg', height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) };
    }
    at += 2 + length;
  }
  return null;
}

/** SOF0 to SOF15, without the tables and the arithmetic coder's conditions between them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function webp(view: Buffer): Picture | null {
  if (
    view.length < 32 ||
    view.toString('latin1', 0, 4) !== 'RIFF' ||
    view.toString('latin1', 8, 12) !== 'WEBP'
  )
    return null;
  if (view.readUInt32LE(4) + 8 > view.length) return null;
  switch (view.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        type: 'image/webp',
        width: view.readUInt16LE(26) & 0x3fff,
        height: view.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.readUInt32LE(21);
      return { type: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type: 'image/webp', width: view.readUIntLE(24, 3) + 1, height: view.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
