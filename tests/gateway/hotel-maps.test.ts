import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDemoHotels } from '#gateway/seed/hotels.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'resources', 'pictures');

test('each hotel of the demonstration has its own address, position and map, in its own city (VIS-23, VIS-24, PD-70)', async () => {
  const { hotels } = (await readDemoHotels()).data;
  const places = hotels.map(({ id, address, map, latitude }) => ({
    id,
    city: /, (\D+) – /.exec(address[1] ?? '')?.[1],
    map,
    latitude: Math.round(latitude ?? 0),
  }));
  expect(places).toEqual([
    { id: 'JARDINS', city: 'São Paulo', map: 'map-jardins', latitude: -24 },
    { id: 'NILO', city: 'Porto Alegre', map: 'map-nilo', latitude: -30 },
    { id: 'MARISTA', city: 'Goiânia', map: 'map-marista', latitude: -17 },
  ]);
  for (const { map } of places)
    for (const width of [640, 1080, 1600])
      for (const type of ['avif', 'webp'])
        expect(existsSync(join(PICTURES, `${map}-${width}.${type}`)), `${map} ${width} ${type}`).toBe(true);
});
