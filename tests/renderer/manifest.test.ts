import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { paths } from '#renderer/platform/paths.ts';

const BRAND = join(import.meta.dirname, '..', '..', 'resources', 'brand');

const icon = z.object({
  src: z.string(),
  type: z.string(),
  sizes: z.string(),
  purpose: z.string().optional(),
});
const manifest = z.object({
  name: z.literal('Pernoite'),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  id: z.literal('/'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  icons: z.array(icon),
  shortcuts: z.array(z.object({ name: z.string(), url: z.literal(paths.stayCard), icons: z.array(icon) })),
});
const read = (name: string) => manifest.parse(JSON.parse(readFileSync(join(BRAND, name), 'utf8')));

test('the web build can be installed in both languages as one app, with icons for every shape (BEY-18)', async () => {
  const [pt, en] = [read('site.webmanifest'), read('site.en.webmanifest')];
  expect([pt.lang, en.lang]).toEqual(['pt-BR', 'en']);
  expect(en.description).not.toBe(pt.description);
  expect(en.icons).toEqual(pt.icons);
  const sizes = pt.icons.filter(({ purpose }) => purpose === undefined).map(({ sizes: size }) => size);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(pt.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes: size, type } of pt.icons.filter(one => one.type === 'image/png')) {
    const { width, height, format } = await sharp(join(BRAND, src.replace('/brand/', ''))).metadata();
    expect(`${width}x${height} image/${format}`, src).toBe(`${size} ${type}`);
  }
});
