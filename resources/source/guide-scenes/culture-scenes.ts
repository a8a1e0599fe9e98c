import {
  hills,
  lights,
  lookOf,
  person,
  pottedPlant,
  roundTree,
  sky,
  skyline,
  stars,
  twistedTree,
} from './outdoor-parts.ts';
import type { Scene } from './scene.ts';
import {
  arch,
  circle,
  dome,
  ellipse,
  faded,
  HEIGHT,
  leaf,
  path,
  place,
  polygon,
  type Random,
  rect,
  repeat,
  ring,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import { brand } from './tones.ts';

type Canvas = 'sun' | 'arches' | 'plant' | 'stripes' | 'pot' | 'photograph' | 'discs' | 'river';

/** A picture in a picture, 200 wide and 250 high, about its middle. */
const canvases: Record<Canvas, (fills: readonly string[]) => string> = {
  sun: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, one) +
    circle(0, -20, 62, two) +
    path('M-100 125V50Q-40 10 10 50T100 40V125z', three),
  arches: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, one) +
    arch(-80, 125, 160, 210, two) +
    arch(-52, 125, 104, 150, three) +
    arch(-26, 125, 52, 90, one),
  plant: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, one) +
    [-150, -120, -90, -60, -30]
      .map((turn, index) => leaf(0, 70, 150, 26, turn, index % 2 ? two : three))
      .join('') +
    path('M-40 66H40L30 125H-30z', three),
  stripes: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, one) +
    repeat(5, index => rect(-100 + index * 44, -125, 22, 250, index % 2 ? two : three)) +
    circle(20, 20, 46, one),
  pot: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, one) +
    rect(-100, 66, 200, 59, two) +
    path('M-30-60H30Q22-34 50-6Q74 60 28 84H-28Q-74 60-50-6Q-22-34-30-60z', three),
  photograph: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, brand.cream) +
    rect(-78, -100, 156, 200, one) +
    circle(20, -50, 30, brand.cream) +
    path('M-78 100V20L-20-40L30 30L50 6L78 44V100z', two) +
    path('M-78 100V70L0 30L78 80V100z', three),
  discs: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, one) +
    [0, 1, 2]
      .map(index => circle(-30 + index * 30, -60 + index * 58, 52 - index * 6, index % 2 ? three : two))
      .join(''),
  river: ([one = '', two = '', three = '']) =>
    rect(-100, -125, 200, 250, one) +
    path('M-20-125C60-60-80 0 0 50S-60 125-60 125H60S10 60 60 10S-10-70 60-125z', two) +
    circle(-62, -80, 24, three) +
    circle(66, 74, 18, three),
};

type Hung = { canvas: Canvas; fills: readonly string[]; frame?: string; scale?: number };

/** A room with pictures on the wall and somebody who looks at them. */
export const gallery =
  ({
    wall,
    floor,
    pictures,
    tilt = 0,
    garden = false,
    plinth,
  }: {
    wall: string;
    floor: string;
    pictures: readonly Hung[];
    tilt?: number;
    garden?: boolean;
    plinth?: string;
  }): Scene =>
  (tones, random) => {
    const step = (garden ? 700 : 1000) / pictures.length;
    return [
      rect(0, 0, WIDTH, HEIGHT, wall),
      polygon([250, 0, 830, 0, 770, 64, 310, 64], tones.halo),
      polygon([270, 0, 810, 0, 760, 52, 320, 52], tones.sun),
      polygon([340, 64, 740, 64, 860, 540, 160, 540], '#ffffff40'),
      polygon([0, 540 + tilt, 1080, 540 - tilt, 1080, 720, 0, 720], floor),
      polygon([0, 540 + tilt, 1080, 540 - tilt, 1080, 552 - tilt, 0, 552 + tilt], '#00000020'),
      garden
        ? within(
            arch(790, 540, 240, 440, '#fff'),
            rect(780, 80, 260, 480, tones.sky),
            hills(540, 150, tones.leaf, random),
            twistedTree(890, 540, 320, tones.leaf, tones.leafDeep),
          ) +
          `<path d="M790 540V220a120 120 0 0 1 240 0V540" fill="none" stroke="${brand.woodDeep}" stroke-width="14"/>`
        : '',
      ...pictures.map(({ canvas, fills, frame = brand.woodDeep, scale = 1 }, index) => {
        const x = 40 + step * (index + 0.5);
        return place(
          { x, y: 290, scale },
          rect(-104, -117, 224, 266, '#00000022'),
          rect(-112, -137, 224, 274, frame),
          canvases[canvas](fills),
        );
      }),
      plinth === undefined
        ? ''
        : rect(480, 500, 120, 150, brand.cream) +
          rect(570, 500, 30, 150, '#00000014') +
          path(
            'M540 500C480 470 500 430 530 420C500 380 560 330 580 370C620 390 590 430 560 436C600 470 590 490 540 500z',
            plinth,
          ),
      rect(150, 610, 260, 18, brand.woodDeep, 5) +
        rect(176, 626, 14, 54, brand.woodDeep) +
        rect(370, 626, 14, 54, brand.woodDeep),
      person(700, 690, 300, lookOf(random), 'hip'),
      person(790, 676, 280, lookOf(random)),
    ].join('');
  };

const audience = (random: Random, base: number, fill: string, hair: readonly string[]) =>
  repeat(9, index => {
    const x = 20 + index * 130 + random.between(-14, 14);
    return (
      circle(x, base - 64, 32, hair[index % hair.length] ?? fill) +
      path(`M${x - 60} ${base + 40}q0-78 60-78t60 78z`, fill)
    );
  });

/** A cinema's room, from the last row. */
export const cinema: Scene = (tones, random) =>
  [
    rect(0, 0, WIDTH, HEIGHT, tones.dark),
    path('M0 0H150Q120 300 60 520H0z', '#a23d2a'),
    path('M1080 0H930Q960 300 1020 520H1080z', '#a23d2a'),
    ...[40, 90, 1000, 1046].map(x =>
      stroke(`M${x} 0Q${x} 260 ${x > 500 ? x + 20 : x - 20} 500`, '#74281b', 9),
    ),
    path(
      'M0 0H1080V56q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0q-45 36-90 0z',
      '#b9482f',
    ),
    rect(196, 96, 688, 376, brand.cream, 10),
    within(
      rect(208, 108, 664, 352, '#fff', 6),
      rect(200, 100, 690, 370, '#f3bf85'),
      circle(640, 250, 170, '#f8d6a5'),
      circle(640, 250, 84, '#fdf0cd'),
      hills(400, 130, '#cf7d52', random),
      hills(440, 90, '#9b4a34', random),
      rect(200, 420, 690, 50, '#5e2c25'),
      stroke('M330 440C420 380 500 420 560 430', '#3b1c18', 8),
      ...[410, 452].map(x =>
        person(x, 440, 110, {
          ...lookOf(random),
          top: '#3b1c18',
          bottom: '#2a1411',
          skin: '#3b1c18',
          hair: '#2a1411',
        }),
      ),
    ),
    polygon([520, 720, 560, 720, 872, 460, 208, 460], '#fff', 0.05),
    repeat(9, index => path(`M${-30 + index * 130} 640v-80q0-44 50-44t50 44v80z`, '#8f3424')),
    audience(random, 606, '#5c2219', [brand.ink, '#4a2b1c', '#2c1a12']),
    repeat(9, index => path(`M${-90 + index * 136} 740v-96q0-50 58-50t58 50v96z`, '#a23d2a')),
    repeat(9, index => rect(-70 + index * 136, 640, 76, 12, '#c45c3d', 6)),
  ].join('');

/** A film on a screen among trees or roofs, in the open. */
export const openAirCinema =
  ({ among }: { among: 'trees' | 'roofs' }): Scene =>
  (tones, random) =>
    [
      sky(tones, among === 'roofs' ? 850 : 200, 120, 46),
      stars(tones, random, 330),
      among === 'roofs'
        ? skyline(random, { base: 600, height: 260, fill: tones.far, windows: tones.light })
        : hills(600, 160, tones.far, random),
      ...(among === 'trees'
        ? [90, 990].map(x => roundTree(x, 600, 520, tones.leaf, tones.leafDeep))
        : [
            rect(60, 330, 130, 190, tones.mid, 8) + ellipse(125, 330, 65, 14, tones.wall),
            rect(900, 350, 120, 170, tones.mid, 8) + ellipse(960, 350, 60, 13, tones.wall),
          ]),
      rect(0, 520, WIDTH, 200, tones.ground),
      polygon([250, 100, 830, 100, 860, 520, 220, 520], tones.light, 0.1),
      ...[262, 806].map(x => rect(x, 130, 12, 400, brand.woodDeep)),
      rect(262, 130, 556, 330, brand.woodDeep),
      within(
        rect(274, 142, 532, 306, '#fff'),
        rect(270, 140, 540, 310, among === 'roofs' ? '#bcd3cf' : '#f1c79a'),
        circle(420, 250, 70, '#fdf3d8'),
        among === 'roofs'
          ? hills(450, 150, '#7fa39b', random) + hills(460, 90, '#4f7a70', random)
          : hills(450, 160, '#d98f62', random) + hills(460, 80, '#a65a3d', random),
        person(620, 440, 190, { ...lookOf(random), isDress: true }),
        person(690, 440, 200, { ...lookOf(random), isDress: false }),
      ),
      lights([0, 90], [264, 140], 40, tones.dark, tones.light),
      lights([816, 140], [1080, 90], 40, tones.dark, tones.light),
      ...[0, 1].map(row =>
        repeat(5, index => {
          const [x, y] = [120 + index * 205 + row * 90, 610 + row * 78];
          const fill =
            [brand.terracotta, brand.brass, brand.sage, brand.plaster][(index + row) % 4] ?? brand.brass;
          return place(
            { x, y },
            stroke('M-52 26L40-76M-40-40L48 26', brand.wood, 7),
            path('M-46 16Q-20 6 36-84L54-76Q10 20-40 30z', fill),
            circle(30, -92, 21, brand.ink),
          );
        }),
      ),
    ].join('');

/** A stage with its curtain, two dancers in the light. */
export const theatre =
  ({
    curtain,
    boards,
    light,
  }: {
    curtain: readonly [string, string];
    boards: string;
    light: string;
  }): Scene =>
  (tones, random) =>
    [
      rect(0, 0, WIDTH, HEIGHT, tones.dark),
      rect(0, 0, WIDTH, 560, tones.near),
      polygon([400, 0, 470, 0, 720, 560, 250, 560], light, 0.22),
      polygon([640, 0, 700, 0, 900, 560, 480, 560], light, 0.16),
      circle(540, 280, 150, light, 0.9),
      rect(0, 520, WIDTH, 120, boards),
      repeat(12, index =>
        polygon(
          [index * 98 - 20, 640, index * 98 - 14, 640, 540 + (index * 98 - 540) * 0.7, 520],
          '#00000026',
        ),
      ),
      faded(0.5, ellipse(540, 580, 250, 30, light)),
      person(470, 590, 290, { ...lookOf(random), isDress: true }, 'up'),
      place({ x: 610, y: 590, turn: 8 }, person(0, 0, 300, { ...lookOf(random), isDress: false }, 'out')),
      ...[0, 1].map(side =>
        place(
          { x: side ? WIDTH : 0, y: 0, flip: side === 1 },
          path('M0 0H250Q240 300 130 420Q170 520 150 640H0z', curtain[0]),
          ...[50, 110, 170, 220].map((x, index) =>
            stroke(
              `M${x} 0Q${x - 6} 280 ${30 + index * 24} 420Q${50 + index * 22} 540 ${30 + index * 26} 640`,
              curtain[1],
              12,
            ),
          ),
          rect(60, 404, 100, 20, brand.brass, 10),
        ),
      ),
      path('M0 0H1080V70Q960 150 810 74Q680 150 540 74Q400 150 270 74Q120 150 0 70z', curtain[0]),
      stroke('M0 76Q120 156 270 80Q400 156 540 80Q680 156 810 80Q960 156 1080 76', brand.brass, 9),
      audience(random, 700, tones.dark, [brand.ink, '#33201a']),
      ring(540, 280, 150, '#ffffff30', 3),
    ].join('');

/** A shell of wood under trees, with a choir and strings. */
export const choir =
  ({ isInside, robes }: { isInside: boolean; robes: readonly [string, string] }): Scene =>
  (tones, random) => {
    const singers = (count: number, y: number, width: number, height: number) =>
      repeat(count, index =>
        person(540 - width / 2 + (width / (count - 1)) * index, y, height, {
          ...lookOf(random),
          isDress: true,
          top: robes[index % 2] ?? '',
        }),
      );
    return [
      ...(isInside
        ? [
            rect(0, 0, WIDTH, HEIGHT, tones.wall),
            ...[70, 830].map(
              x =>
                arch(x, 470, 180, 400, brand.cream) +
                within(
                  arch(x + 12, 470, 156, 388, '#fff'),
                  rect(x, 70, 180, 400, tones.sky),
                  x > 500 ? circle(x + 90, 230, 60, tones.sun) : '',
                  hills(470, 110, tones.mid, random),
                ),
            ),
            arch(330, 560, 420, 540, tones.wallDeep),
            circle(540, 200, 96, brand.brassLight),
            circle(540, 200, 60, brand.cream),
          ]
        : [
            sky(tones, 160, 140, 50),
            ...[60, 200, 900, 1030].map((x, index) =>
              roundTree(x, 560, 380 + (index % 2) * 80, tones.leaf, tones.leafDeep),
            ),
            rect(0, 540, WIDTH, 180, tones.leaf),
            dome(540, 540, 380, brand.wood),
            dome(540, 540, 330, '#a8744c'),
            dome(540, 540, 280, '#c08a5d'),
            dome(540, 540, 226, '#d9a878'),
            dome(540, 540, 160, brand.plaster),
          ]),
      rect(150, 540, 780, 60, brand.woodDeep),
      singers(9, 470, 520, 190),
      rect(236, 466, 610, 12, brand.wood),
      singers(11, 520, 640, 190),
      rect(190, 514, 700, 30, brand.wood),
      isInside
        ? place(
            { x: 250, y: 640 },
            path('M-110-110H60Q120-110 120-40V-30H-110z', brand.ink),
            rect(-110, -34, 240, 12, '#3b2a22'),
            rect(-96, -24, 12, 40, brand.ink),
            rect(100, -24, 12, 40, brand.ink),
            repeat(10, index => rect(-106 + index * 16, -46, 12, 10, brand.cream)),
          )
        : repeat(4, index =>
            place(
              { x: 330 + index * 140, y: 600 },
              ellipse(0, -50, 30, 42, '#8f4a2b'),
              ellipse(0, -84, 21, 26, '#8f4a2b'),
              rect(-4, -190, 8, 110, brand.ink),
              stroke('M-60-110L60-60', brand.brassLight, 5),
            ),
          ),
      person(540, 690, 250, { ...lookOf(random), isDress: false, top: brand.ink, bottom: brand.ink }, 'up'),
      ...[130, 900, 990].map((x, index) =>
        isInside
          ? ''
          : ellipse(x, 690, 90, 22, [brand.terracotta, brand.brass, brand.petrol][index] ?? '') +
            person(x, 690, 110, lookOf(random)),
      ),
      isInside ? pottedPlant(980, 660, 260, tones) : '',
    ].join('');
  };
