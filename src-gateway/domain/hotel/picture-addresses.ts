import { guidePictureWidths, isGuidePicture } from '#shared/guide-pictures.ts';

const PATH = '/api/pictures';
const IMPORTED = /^[0-9a-f]{32}$/;

export function pictureAddresses(name: string): { small: string; large: string } {
  const path = IMPORTED.test(name) ? PATH : '/pictures';
  const large = isGuidePicture(name) ? guidePictureWidths[1] : 1600;
  return { small: `${path}/${name}-640.webp`, large: `${path}/${name}-${large}.webp` };
}
