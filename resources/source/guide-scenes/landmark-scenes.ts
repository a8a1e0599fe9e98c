import { bird, cloud, hills, lamp, lookOf, palm, person, sky, skyline, tallTree } from './outdoor-parts.ts';
import type { Scene } from './scene.ts';
import {
  arch,
  circle,
  dome,
  ellipse,
  faded,
  HEIGHT,
  path,
  polygon,
  rect,
  repeat,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import { brand } from './tones.ts';

/** Buildings that everybody knows, as a neighbour would sketch them. */

/** MASP: a glass box that hangs from two red beams. */
export const redPortal: Scene = (tones, random) =>
  [
    sky(tones, 800, 190, 62),
    cloud(260, 130, 1.4, tones.halo),
    skyline(random, { base: 560, height: 300, fill: tones.far }),
    hills(590, 90, tones.leaf, random),
    rect(0, 580, WIDTH, 140, tones.ground),
    polygon([0, 580, 1080, 580, 1080, 600, 0, 612], '#00000014'),
    rect(150, 250, 780, 190, '#d8ddd6'),
    faded(0.35, rect(150, 250, 780, 190, brand.petrol)),
    repeat(26, index => rect(150 + index * 30, 250, 3, 190, '#ffffff88')),
    rect(150, 340, 780, 8, '#ffffff99'),
    rect(130, 436, 820, 26, brand.cream),
    rect(130, 462, 820, 8, '#00000030'),
    rect(96, 196, 888, 46, '#c23b2b'),
    rect(96, 196, 46, 400, '#c23b2b'),
    rect(938, 196, 46, 400, '#c23b2b'),
    rect(126, 242, 16, 354, '#9c2c20'),
    rect(968, 242, 16, 354, '#9c2c20'),
    rect(60, 590, 960, 14, '#00000018'),
    ...[250, 380, 520, 660, 800].map((x, index) =>
      person(x, 640 + (index % 2) * 30, 130 + (index % 2) * 20, lookOf(random)),
    ),
  ].join('');

/** A market hall with a stained window, stalls of fruit and people. */
export const marketHall =
  ({ glass, beams, crates }: { glass: readonly string[]; beams: string; crates: readonly string[] }): Scene =>
  (tones, random) => {
    const window = arch(290, 430, 500, 400, '#fff');
    return [
      rect(0, 0, WIDTH, HEIGHT, tones.wall),
      polygon([0, 0, 300, 0, 250, 430, 0, 600], tones.wallDeep),
      polygon([1080, 0, 780, 0, 830, 430, 1080, 600], tones.wallDeep),
      arch(268, 440, 544, 432, beams),
      within(
        window,
        rect(290, 20, 500, 420, tones.halo),
        repeat(8, row =>
          repeat(9, column =>
            rect(290 + column * 56, 30 + row * 52, 52, 48, random.pick(['#0000', ...glass, ...glass])),
          ),
        ),
        circle(540, 240, 120, tones.sun),
        ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map(
          turn =>
            `<path d="M540 240h290" stroke="${beams}" stroke-width="6" transform="rotate(${turn} 540 240)"/>`,
        ),
        circle(540, 240, 62, glass[0] ?? brand.terracotta),
        `<path d="M290 430V230a250 200 0 0 1 500 0V430" fill="none" stroke="${beams}" stroke-width="10"/>`,
      ),
      ...[60, 960].map(
        x =>
          rect(x, 0, 60, 480, beams) +
          dome(x + 30, 130, 62, tones.wallDeep) +
          rect(x - 10, 120, 80, 18, beams),
      ),
      rect(0, 500, WIDTH, 220, tones.ground),
      ...[430, 560, 660].map((x, index) => person(x, 560 + index * 8, 190, lookOf(random))),
      ...[-30, 690].map((left, side) =>
        [
          polygon(
            [left, 400, left + 420, 400, left + 420, 430, left, 430],
            side ? brand.sage : brand.terracotta,
          ),
          repeat(7, index =>
            path(
              `M${left + index * 60} 430a30 24 0 0 0 60 0z`,
              index % 2 ? brand.cream : side ? brand.sage : brand.terracotta,
            ),
          ),
          rect(left + 12, 430, 10, 250, brand.woodDeep),
          rect(left + 398, 430, 10, 250, brand.woodDeep),
          ...[0, 1].map(row =>
            repeat(3, box => {
              const [x, y] = [left + 26 + box * 126, 560 + row * 78];
              const fill = crates[(box + row * 2 + side) % crates.length] ?? brand.brass;
              return (
                repeat(5, fruit => circle(x + 14 + fruit * 22, y - 4, 17, fill)) +
                repeat(4, fruit => circle(x + 25 + fruit * 22, y - 20, 16, fill)) +
                rect(x - 4, y, 122, 56, '#b98150', 4) +
                rect(x - 4, y + 24, 122, 6, '#8a5a3a')
              );
            }),
          ),
        ].join(''),
      ),
    ].join('');
  };

/** The pink hotel whose two wings are joined by bridges. */
export const pinkHotel: Scene = (tones, random) => {
  const wing = (x: number) =>
    [
      rect(x, 130, 330, 510, '#dc9a86'),
      rect(x - 10, 112, 350, 26, '#f2d5c4'),
      dome(x + 165, 114, 74, '#c57b66'),
      rect(x + 160, 14, 10, 40, '#c57b66'),
      ...[0, 1, 2, 3].map(floor =>
        [0, 1, 2]
          .map(
            column =>
              arch(x + 34 + column * 98, 262 + floor * 112, 64, 92, '#f6e3d4') +
              arch(x + 42 + column * 98, 262 + floor * 112, 48, 80, floor === 3 ? '#5b3a33' : '#a5695a') +
              rect(x + 28 + column * 98, 260 + floor * 112, 76, 9, '#f6e3d4'),
          )
          .join(''),
      ),
      ...[0, 1, 2].map(floor => rect(x - 4, 284 + floor * 112, 338, 8, '#f2d5c4')),
    ].join('');
  return [
    sky(tones, 540, 170, 60),
    cloud(540, 320, 1.1, tones.halo),
    rect(420, 420, 240, 220, tones.far),
    wing(96),
    wing(654),
    ...[232, 344, 456].map(
      y =>
        rect(420, y + 26, 240, 26, '#f2d5c4') +
        repeat(6, index => rect(430 + index * 40, y - 12, 8, 40, '#f2d5c4')) +
        rect(420, y - 18, 240, 9, '#dc9a86'),
    ),
    rect(0, 636, WIDTH, 84, tones.ground),
    polygon([430, 636, 650, 636, 760, 720, 320, 720], '#00000016'),
    lamp(76, 660, 240, tones.dark, tones.light),
    lamp(1010, 660, 240, tones.dark, tones.light),
    person(500, 690, 170, lookOf(random)),
    person(590, 680, 160, lookOf(random)),
  ].join('');
};

/** White concrete with ramps in the air, above wide water. */
export const whiteRamps: Scene = (tones, random) =>
  [
    sky(tones, 210, 240, 70),
    hills(470, 70, tones.far, random),
    rect(0, 460, WIDTH, 130, tones.water),
    repeat(9, () =>
      rect(random.between(0, 420), random.between(470, 570), random.between(50, 120), 5, tones.halo, 3),
    ),
    path('M1080 80Q900 110 860 300T800 600H1080z', tones.leafDeep),
    path('M1080 200Q960 240 950 420T900 600H1080z', tones.leaf),
    path('M430 590V250Q440 160 560 150H880V590z', '#f7f2e8'),
    path('M700 590V150H880V590z', '#e3dccd'),
    stroke('M470 300C330 300 330 380 470 396', '#f7f2e8', 46),
    stroke('M480 420C300 430 290 500 470 520', '#f7f2e8', 46),
    stroke('M470 324C356 322 356 372 470 386', '#d5cdbc', 7),
    stroke('M476 444C322 450 320 490 468 506', '#d5cdbc', 7),
    rect(560, 230, 54, 54, brand.petrol),
    rect(740, 330, 26, 80, brand.petrol),
    rect(620, 470, 150, 120, '#3e4a48'),
    rect(410, 584, 500, 14, '#d5cdbc'),
    rect(0, 590, WIDTH, 130, tones.ground),
    rect(0, 590, WIDTH, 9, '#00000018'),
    person(330, 670, 140, lookOf(random)),
    person(690, 650, 120, lookOf(random)),
    bird(300, 150, 26, tones.near),
    bird(370, 190, 18, tones.near),
  ].join('');

/** A red pyramid, a dome and a cylinder on a wide square. */
export const pyramidSquare: Scene = (tones, random) =>
  [
    sky(tones, 880, 330, 76),
    cloud(300, 120, 1.6, tones.halo),
    cloud(620, 220, 1, tones.halo),
    hills(520, 50, tones.far, random),
    rect(0, 510, WIDTH, 210, tones.wall),
    polygon([0, 560, 1080, 520, 1080, 720, 0, 720], tones.ground),
    ellipse(800, 520, 190, 20, '#00000018'),
    dome(800, 516, 172, brand.cream),
    path('M800 344a172 172 0 0 1 172 172H860Q860 420 800 344z', '#e4d8c3'),
    arch(770, 516, 60, 62, brand.petrolDeep),
    rect(90, 360, 210, 150, brand.cream),
    ellipse(195, 360, 105, 20, '#efe4d0'),
    rect(110, 410, 170, 34, brand.petrolDeep),
    rect(250, 360, 50, 150, '#e4d8c3'),
    polygon([450, 90, 640, 540, 270, 540], '#c8412e'),
    polygon([450, 90, 640, 540, 520, 560], '#98301f'),
    ...[180, 330, 700, 940].map((x, index) =>
      person(x, 620 + (index % 2) * 44, 130 + (index % 2) * 34, lookOf(random), index === 2 ? 'up' : 'down'),
    ),
    stroke('M724 530C760 400 700 300 640 214', tones.near, 2),
    polygon([640, 170, 670, 210, 642, 262, 612, 212], brand.brass),
    stroke('M642 262q-20 24 4 44t-6 40', brand.terracotta, 5),
  ].join('');

/** Art Deco: a stepped tower with a clock on an axis of palms. */
export const clockTower: Scene = (tones, random) =>
  [
    sky(tones, 330, 180, 66),
    cloud(840, 150, 1.3, tones.halo),
    skyline(random, { base: 560, height: 190, fill: tones.far }),
    rect(0, 556, WIDTH, 164, tones.ground),
    polygon([440, 556, 640, 556, 900, 720, 180, 720], tones.wallDeep),
    ...[60, 220, 860, 1010].map((x, index) =>
      palm(x, 600 + (index % 2) * 40, 340 + (index % 2) * 60, tones.leaf, tones.leafDeep),
    ),
    rect(400, 470, 280, 130, tones.wall),
    rect(384, 456, 312, 22, brand.terracotta),
    rect(446, 190, 188, 290, tones.wall),
    rect(590, 190, 44, 290, tones.wallDeep),
    ...[466, 500, 534, 568].map(x => rect(x, 300, 12, 170, tones.wallDeep)),
    rect(468, 140, 144, 60, tones.wall),
    rect(490, 100, 100, 46, brand.terracotta),
    rect(520, 66, 40, 40, tones.wall),
    rect(536, 20, 8, 50, brand.brass),
    circle(540, 244, 46, brand.jatoba),
    circle(540, 244, 38, brand.cream),
    stroke('M540 244V218M540 244L558 254', brand.jatoba, 6),
    arch(500, 600, 80, 112, brand.jatoba),
    ...[420, 634].map(x => circle(x + 14, 530, 15, brand.petrol)),
    person(350, 680, 150, lookOf(random)),
    person(730, 670, 146, lookOf(random)),
  ].join('');

/** A museum under drizzle with people and their umbrellas. */
export const umbrellas: Scene = (tones, random) =>
  [
    rect(0, 0, WIDTH, HEIGHT, tones.sky),
    cloud(260, 150, 2, tones.halo),
    cloud(820, 130, 2.2, tones.halo),
    skyline(random, { base: 560, height: 330, fill: tones.far }),
    rect(270, 170, 540, 410, brand.clay),
    polygon([240, 176, 540, 70, 840, 176], brand.terracottaDeep),
    circle(540, 134, 24, brand.brassLight),
    ...[320, 490, 660].map(
      x =>
        arch(x, 340, 100, 140, brand.cream) +
        arch(x + 10, 340, 80, 128, brand.brassLight) +
        rect(x + 46, 212, 8, 128, brand.cream),
    ),
    rect(270, 366, 540, 14, brand.cream),
    arch(484, 580, 112, 180, brand.cream),
    arch(496, 580, 88, 168, brand.jatoba),
    ...[320, 660].map(
      x =>
        rect(x, 410, 100, 120, brand.cream) +
        rect(x + 10, 420, 80, 100, brand.petrol) +
        rect(x + 46, 420, 8, 100, brand.cream),
    ),
    rect(0, 576, WIDTH, 144, tones.ground),
    ...[200, 400, 700, 900].map(x => ellipse(x, 688, 90, 9, tones.halo)),
    ...[
      [170, 660, brand.brass],
      [350, 690, brand.terracotta],
      [560, 670, brand.sage],
      [740, 694, brand.petrol],
      [920, 664, brand.rose],
    ].map(([x, base, fill]) => {
      const [left, foot] = [Number(x), Number(base)];
      return [
        person(left, foot, 190, lookOf(random)),
        rect(left + 26, foot - 250, 5, 160, brand.jatoba),
        path(
          `M${left - 86} ${foot - 196}a114 106 0 0 1 228 0q-19-18-38 0q-19-18-38 0q-19-18-38 0q-19-18-38 0q-19-18-38 0q-19-18-38 0z`,
          String(fill),
        ),
      ].join('');
    }),
    repeat(70, () => {
      const [x, y] = [random.between(0, WIDTH), random.between(0, 640)];
      return stroke(`M${x} ${y}l-7 26`, tones.light, 2.6, 0.75);
    }),
  ].join('');

type Painted = { brick: string; fills: readonly string[]; motif: 'faces' | 'whale' | 'jaguar' };

const motifs = {
  faces: (fills: readonly string[]) =>
    [
      circle(250, 330, 150, fills[0] ?? ''),
      path('M100 330a150 150 0 0 1 300 0z', fills[1] ?? ''),
      ellipse(200, 350, 26, 15, brand.cream) + circle(204, 350, 11, brand.ink),
      ellipse(304, 350, 26, 15, brand.cream) + circle(300, 350, 11, brand.ink),
      stroke('M252 340v60q-16 16-24 8', brand.ink, 8),
      stroke('M216 436q40 26 80-4', brand.ink, 10),
      circle(96, 250, 54, fills[2] ?? ''),
      circle(400, 240, 46, fills[3] ?? ''),
    ].join(''),
  whale: (fills: readonly string[]) =>
    [
      path(
        'M20 430Q60 210 280 220Q420 226 450 330Q470 300 456 236Q500 262 500 300Q530 262 566 270Q550 350 480 380Q430 480 250 486Q60 490 20 430z',
        fills[0] ?? '',
      ),
      path('M22 430Q120 500 250 486Q350 480 410 440Q260 440 22 410z', brand.cream),
      repeat(6, index => stroke(`M${80 + index * 44} ${440 + index * 2}q20 20 50 20`, fills[1] ?? '', 5)),
      circle(130, 356, 15, brand.cream) + circle(130, 356, 8, brand.ink),
      stroke('M230 214C220 160 180 150 160 172M230 214C240 150 290 150 300 176', fills[2] ?? '', 14),
    ].join(''),
  jaguar: (fills: readonly string[]) =>
    [
      path('M110 460V300Q110 190 190 180L210 220H300L324 178Q400 190 400 300V460z', fills[0] ?? ''),
      circle(156, 216, 34, fills[0] ?? '') +
        circle(354, 214, 34, fills[0] ?? '') +
        circle(156, 216, 17, fills[1] ?? '') +
        circle(354, 214, 17, fills[1] ?? ''),
      ellipse(255, 390, 74, 56, brand.cream),
      path('M226 350h58l-29 34z', brand.ink),
      stroke('M255 384v22q-22 22-40 4M255 406q22 22 40 4', brand.ink, 7),
      ...[200, 310].map(x => ellipse(x, 306, 24, 18, '#f4e17f') + ellipse(x, 306, 7, 16, brand.ink)),
      ...[140, 176, 350, 384, 255, 220, 292, 130, 376].map(
        (x, index) =>
          `<circle cx="${x}" cy="${[270, 420, 420, 280, 250, 240, 240, 350, 360][index]}" r="14" fill="none" stroke="${brand.ink}" stroke-width="7"/>`,
      ),
    ].join(''),
};

/** A lane of painted walls that runs away from whoever looks. */
export const paintedLane =
  ({ brick, fills, motif }: Painted): Scene =>
  (tones, random) =>
    [
      sky(tones, 560, 210, 50),
      skyline(random, { base: 420, height: 170, fill: tones.far }),
      polygon([0, 0, 470, 250, 470, 440, 0, 720], brick),
      polygon([1080, 0, 650, 250, 650, 440, 1080, 720], brand.plaster),
      polygon([470, 440, 650, 440, 1080, 720, 0, 720], tones.ground),
      polygon([548, 440, 572, 440, 640, 720, 480, 720], '#00000014'),
      within(
        polygon([0, 0, 470, 250, 470, 440, 0, 720], '#fff'),
        `<g transform="matrix(0.78 0.2 0 1.02 20 60)">${motifs[motif](fills)}</g>`,
        polygon([400, 200, 470, 236, 470, 450, 400, 490], fills[4] ?? brand.brass),
      ),
      within(
        polygon([1080, 0, 650, 250, 650, 440, 1080, 720], '#fff'),
        circle(960, 330, 170, fills[3] ?? brand.rose),
        circle(960, 330, 116, fills[1] ?? brand.sage),
        circle(960, 330, 64, fills[0] ?? brand.terracotta),
        polygon([650, 240, 780, 170, 780, 530, 650, 446], fills[2] ?? brand.petrol),
        ...[0, 1, 2, 3].map(step =>
          stroke(`M650 ${290 + step * 40}L780 ${250 + step * 66}`, brand.cream, 12),
        ),
        ...[0, 1, 2, 3, 4].map(step =>
          stroke(
            `M${800 + step * 20} 720Q${840 + step * 40} 600 1080 ${560 + step * 34}`,
            step % 2 ? (fills[4] ?? '') : (fills[0] ?? ''),
            22,
          ),
        ),
      ),
      ...[440, 690].map(x => tallTree(x, 452, 150, tones.leaf, tones.leafDeep)),
      person(560, 520, 110, lookOf(random)),
      person(690, 690, 250, lookOf(random), 'hip'),
    ].join('');
