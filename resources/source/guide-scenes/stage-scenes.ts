import { bunting, lights, lookOf, person, roundTree, sky, skyline, stars } from './outdoor-parts.ts';
import type { Scene } from './scene.ts';
import {
  arch,
  circle,
  ellipse,
  faded,
  HEIGHT,
  path,
  place,
  polygon,
  type Random,
  rect,
  repeat,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import { brand } from './tones.ts';

type Instrument = 'bass' | 'drums' | 'guitar' | 'piano' | 'viola' | 'accordion';

const instruments: Record<Instrument, (random: Random) => string> = {
  bass: random =>
    person(-30, 0, 330, lookOf(random)) +
    path('M20-180Q-30-150-4-100Q-50-60-30-10Q20 20 70-10Q90-60 44-100Q70-150 20-180z', '#a5582f') +
    rect(14, -380, 12, 210, brand.jatoba) +
    circle(20, -386, 15, brand.jatoba) +
    stroke('M20-370V-40', brand.brassLight, 3) +
    stroke('M-40-110L80-90', brand.cream, 5),
  drums: random =>
    person(0, -50, 280, lookOf(random), 'out') +
    circle(0, -70, 78, brand.terracotta) +
    circle(0, -70, 62, brand.cream) +
    rect(-150, -150, 84, 60, brand.terracotta, 8) +
    rect(72, -150, 84, 60, brand.terracotta, 8) +
    ellipse(-130, -250, 66, 11, brand.brass) +
    ellipse(140, -260, 66, 11, brand.brass) +
    rect(-133, -250, 6, 250, brand.ink) +
    rect(137, -260, 6, 260, brand.ink),
  guitar: random =>
    person(0, 0, 330, lookOf(random), 'hip') +
    place(
      { x: 0, y: -160, turn: -24 },
      path(
        'M-90 0Q-100-46-50-44Q-20-30 10-40Q44-36 40 0Q44 36 10 40Q-20 30-50 44Q-100 46-90 0z',
        brand.brass,
      ),
      rect(20, -8, 180, 16, brand.jatoba),
      circle(-24, 0, 17, brand.jatoba),
      rect(190, -14, 40, 28, brand.jatoba, 6),
    ),
  viola: random =>
    rect(-60, -80, 120, 12, brand.woodDeep) +
    rect(-50, -70, 10, 70, brand.woodDeep) +
    rect(40, -70, 10, 70, brand.woodDeep) +
    person(0, -40, 300, lookOf(random), 'hip') +
    place(
      { x: -6, y: -150, turn: -16 },
      path('M-96 0Q-104-54-50-50Q-16-34 16-44Q50-38 46 0Q50 38 16 44Q-16 34-50 50Q-104 54-96 0z', '#b9733f'),
      rect(30, -8, 170, 16, brand.jatoba),
      circle(-24, 0, 19, brand.jatoba),
      rect(190, -13, 44, 26, brand.jatoba, 5),
    ) +
    ellipse(0, -322, 52, 11, '#b98150') +
    path('M-28-322q4-34 28-34t28 34z', '#b98150'),
  piano: random =>
    path('M-170-150H60Q170-150 170-60V-46H-170z', brand.ink) +
    path('M-170-150L-150-300Q60-330 160-150z', '#2c1c15') +
    rect(-170, -50, 340, 14, '#4a352a') +
    repeat(15, index => rect(-166 + index * 22, -62, 18, 14, brand.cream)) +
    rect(-150, -38, 14, 40, brand.ink) +
    rect(140, -38, 14, 40, brand.ink) +
    person(-220, 0, 270, lookOf(random), 'out'),
  accordion: random =>
    person(0, 0, 330, lookOf(random), 'out') +
    place(
      { x: 0, y: -180 },
      rect(-76, -46, 36, 92, brand.terracottaDeep, 6),
      rect(40, -46, 36, 92, brand.terracottaDeep, 6),
      repeat(8, index => rect(-40 + index * 10, -42, 6, 84, index % 2 ? brand.cream : brand.terracotta)),
    ),
};

type Stage = {
  back: 'arches' | 'bricks' | 'boards' | 'street';
  wall: string;
  line: string;
  light: string;
  players: readonly (readonly [Instrument, number])[];
  crowd: 'tables' | 'hands' | 'dancers';
};

/** Musicians on their stage, and who listens. */
export const stage =
  ({ back, wall, line, light, players, crowd }: Stage): Scene =>
  (tones, random) => {
    const behind = {
      arches: () =>
        repeat(3, index => arch(90 + index * 310, 500, 270, 430, line)) +
        repeat(3, index => arch(116 + index * 310, 500, 218, 396, wall)),
      bricks: () =>
        repeat(10, row =>
          repeat(9, column => rect(column * 132 - (row % 2) * 66, row * 52, 124, 44, line, 3)),
        ),
      boards: () => repeat(14, index => rect(index * 80, 0, 5, 520, line)),
      street: () =>
        sky(tones, 880, 110, 46) +
        stars(tones, random, 180) +
        [0, 260, 520, 780]
          .map(
            (x, index) =>
              rect(x, 150 + (index % 2) * 50, 254, 400, index % 2 ? wall : line) +
              [0, 1, 2].map(column => arch(x + 26 + column * 76, 330, 50, 90, tones.light)).join('') +
              rect(x - 4, 146 + (index % 2) * 50, 262, 14, brand.cream),
          )
          .join(''),
    }[back]();
    const listeners = {
      tables: () =>
        [150, 420, 690, 950]
          .map(
            x =>
              ellipse(x, 668, 96, 18, brand.cream) +
              rect(x - 5, 668, 10, 60, brand.ink) +
              circle(x, 650, 13, tones.light) +
              circle(x, 648, 44, tones.light, 0.25) +
              circle(x - 92, 640, 30, brand.ink) +
              path(`M${x - 150} 740q0-74 58-74t58 74z`, '#1d1210'),
          )
          .join(''),
      hands: () =>
        repeat(11, index => {
          const x = 10 + index * 106 + random.between(-16, 16);
          return (
            stroke(`M${x + 30} 690L${x + 46} ${random.between(560, 610)}`, '#1a110e', 17) +
            circle(x, 640 + random.between(-10, 20), 33, '#1a110e') +
            path(`M${x - 60} 740q0-76 60-76t60 76z`, '#1a110e')
          );
        }),
      dancers: () =>
        [170, 900]
          .map(
            x =>
              person(x - 34, 700, 250, { ...lookOf(random), isDress: true }, 'out') +
              person(x + 34, 700, 264, { ...lookOf(random), isDress: false }, 'out'),
          )
          .join(''),
    }[crowd]();
    return [
      rect(0, 0, WIDTH, HEIGHT, wall),
      behind,
      polygon([200, 0, 260, 0, 560, 560, 180, 560], light, 0.18),
      polygon([820, 0, 880, 0, 900, 560, 520, 560], light, 0.18),
      back === 'street'
        ? lights([0, 120], [1080, 100], 60, tones.dark, tones.light)
        : [230, 540, 850].map(x => rect(x - 24, 0, 48, 30, brand.ink, 6) + circle(x, 34, 18, light)).join(''),
      rect(0, back === 'street' ? 540 : 520, WIDTH, 200, tones.ground),
      back === 'street' ? '' : rect(0, 520, WIDTH, 44, brand.woodDeep) + rect(0, 520, WIDTH, 8, brand.wood),
      ...players.map(([name, x]) =>
        place({ x, y: back === 'street' ? 620 : 536 }, instruments[name](random)),
      ),
      listeners,
    ].join('');
  };

type Club = { beams: readonly string[]; ball: 'mirrors' | 'lighthouse' | 'laser'; wall: string };

/** A dance floor. */
export const danceFloor =
  ({ beams, ball, wall }: Club): Scene =>
  (tones, random) =>
    [
      rect(0, 0, WIDTH, HEIGHT, tones.dark),
      rect(0, 0, WIDTH, 560, wall),
      ball === 'lighthouse'
        ? polygon([540, 150, 0, 20, 0, 300], beams[0] ?? '', 0.5) +
          polygon([540, 150, 1080, 60, 1080, 330], beams[0] ?? '', 0.5) +
          arch(410, 560, 260, 300, beams[1] ?? '') +
          rect(490, 190, 100, 120, brand.cream) +
          polygon([480, 190, 540, 110, 600, 190], brand.terracotta) +
          circle(540, 232, 40, beams[2] ?? '') +
          circle(540, 232, 20, brand.cream)
        : ball === 'mirrors'
          ? beams
              .map((beam, index) =>
                polygon([540, 170, index * 260 - 60, 560, index * 260 + 160, 560], beam, 0.42),
              )
              .join('') +
            rect(537, 0, 6, 70, brand.cream) +
            circle(540, 160, 92, '#d9d2c4') +
            within(
              circle(540, 160, 92, '#fff'),
              repeat(9, row =>
                repeat(9, column =>
                  rect(
                    450 + column * 21,
                    70 + row * 21,
                    18,
                    18,
                    random.pick(['#f5efe2', '#b9b2a4', '#d9d2c4', brand.brassLight, brand.rose]),
                  ),
                ),
              ),
            )
          : beams
              .map((beam, index) =>
                repeat(4, line =>
                  stroke(
                    `M${index % 2 ? 1080 : 0} ${60 + index * 90}L${index % 2 ? -60 : 1140} ${120 + line * 150 + index * 20}`,
                    beam,
                    5,
                    0.8,
                  ),
                ),
              )
              .join('') +
            circle(540, 300, 130, beams[0] ?? '', 0.4) +
            circle(540, 300, 84, beams[1] ?? ''),
      rect(330, 420, 420, 140, brand.ink, 10),
      rect(350, 440, 380, 14, beams[0] ?? ''),
      circle(430, 416, 44, '#3a2f2a') +
        circle(430, 416, 14, brand.brass) +
        circle(650, 416, 44, '#3a2f2a') +
        circle(650, 416, 14, brand.brass),
      person(540, 500, 300, lookOf(random), 'up'),
      ...[60, 1020].map(
        x =>
          rect(x - 60, 250, 120, 310, brand.ink, 8) +
          circle(x, 330, 40, '#3a2f2a') +
          circle(x, 330, 16, brand.terracotta) +
          circle(x, 460, 54, '#3a2f2a') +
          circle(x, 460, 22, brand.terracotta),
      ),
      rect(0, 560, WIDTH, 160, tones.near),
      ...[110, 240, 370, 700, 830, 960].map((x, index) =>
        person(x, 716 + (index % 2) * 16, 270 + (index % 3) * 20, lookOf(random), index % 2 ? 'up' : 'out'),
      ),
    ].join('');

/** A courtyard of singers around a table. */
export const sambaCircle: Scene = (tones, random) =>
  [
    sky(tones, 850, 120, 46),
    stars(tones, random, 200),
    rect(0, 170, WIDTH, 400, tones.wall),
    rect(0, 156, WIDTH, 22, brand.terracotta),
    ...[60, 330, 600, 870].map(
      (x, index) =>
        arch(x, 560, 160, 270, brand.cream) +
        within(
          arch(x + 13, 560, 134, 256, '#fff'),
          rect(x, 280, 180, 300, index % 2 ? brand.sageDeep : tones.light),
          index % 2 ? roundTree(x + 80, 560, 220, tones.leaf, tones.leafDeep) : '',
        ),
    ),
    bunting([0, 60], [540, 40], 50, [brand.terracotta, brand.brass, brand.cream, brand.sage]),
    bunting([540, 40], [1080, 70], 50, [brand.brass, brand.cream, brand.terracotta, brand.petrol]),
    lights([0, 200], [1080, 200], 60, tones.dark, tones.light),
    rect(0, 556, WIDTH, 164, tones.ground),
    ...[140, 260, 380, 700, 820, 940].map((x, index) =>
      person(x, 620, 230, lookOf(random), index % 2 ? 'up' : 'down'),
    ),
    ...[330, 450, 560, 670, 760].map(x => person(x, 630, 190, lookOf(random), 'hip')),
    ellipse(540, 650, 330, 46, brand.woodDeep),
    ellipse(540, 640, 330, 46, brand.wood),
    ...[
      [330, 610, 46],
      [760, 612, 40],
    ].map(
      ([x = 0, y = 0, radius = 0]) =>
        circle(x, y, radius, brand.terracottaDeep) +
        circle(x, y, radius * 0.8, brand.cream) +
        [0, 60, 120, 180, 240, 300]
          .map(turn => place({ x, y, turn }, rect(radius - 5, -6, 10, 12, brand.brass)))
          .join(''),
    ),
    place(
      { x: 545, y: 612, turn: -12 },
      path('M-70 0Q-78-38-40-36Q-14-24 10-32Q36-28 34 0Q36 28 10 32Q-14 24-40 36Q-78 38-70 0z', brand.brass),
      rect(24, -6, 120, 12, brand.jatoba),
      circle(-18, 0, 13, brand.jatoba),
    ),
    ...[430, 640, 690].map(
      x => rect(x, 606, 20, 32, '#f6d98a', 4) + rect(x - 2, 600, 24, 10, brand.cream, 4),
    ),
    person(100, 716, 260, { ...lookOf(random), isDress: true }, 'out'),
    person(980, 716, 270, lookOf(random), 'up'),
  ].join('');

/** Two who dance a tango under a lamp. */
export const tango: Scene = (tones, random) =>
  [
    rect(0, 0, WIDTH, HEIGHT, tones.wallDeep),
    ...[60, 790].map(
      x =>
        arch(x, 540, 230, 420, brand.brass) +
        within(
          arch(x + 12, 540, 206, 408, '#fff'),
          rect(x, 100, 240, 440, tones.sky),
          x > 500 ? circle(x + 130, 230, 44, tones.sun) : '',
          stars(tones, random, 400),
          skyline(random, { base: 540, height: 180, fill: tones.near, windows: tones.light }),
        ),
    ),
    rect(0, 540, WIDTH, 180, brand.wood),
    repeat(10, index =>
      polygon(
        [
          index * 130 - 60,
          720,
          index * 130 - 54,
          720,
          540 + (index * 130 - 600) * 0.66,
          540,
          538 + (index * 130 - 604) * 0.66,
          540,
        ],
        '#00000022',
      ),
    ),
    polygon([500, 40, 580, 40, 820, 660, 260, 660], tones.light, 0.2),
    faded(0.4, ellipse(540, 660, 290, 36, tones.light)),
    rect(537, 0, 6, 40, brand.ink) + path('M470 90Q480 38 540 36T610 90z', brand.brass),
    // He
    path('M552 640L566 420H640L650 640H618L604 480L588 640z', brand.ink),
    path('M556 436Q548 300 590 282H626Q660 300 652 436z', '#2b1f1b'),
    rect(596, 254, 22, 34, '#c58b62'),
    circle(604, 226, 40, '#c58b62'),
    path('M562 222a42 42 0 0 1 86-2q-30-20-86 2z', brand.ink),
    stroke('M580 306L480 330', '#2b1f1b', 28),
    // She
    path(
      'M452 300Q440 340 456 400Q380 520 350 620Q430 600 470 560Q520 610 566 612Q520 520 512 400Q526 340 508 290z',
      brand.terracotta,
    ),
    stroke('M404 600L330 660', '#a9714a', 17) + stroke('M496 590L506 656', '#a9714a', 17),
    rect(474, 262, 20, 34, '#a9714a'),
    circle(492, 236, 36, '#a9714a'),
    path('M524 232Q520 192 484 194Q448 204 456 250Q470 216 524 232z', brand.ink) +
      circle(446, 226, 21, brand.ink),
    stroke('M470 306Q540 280 600 300', '#a9714a', 20),
    stroke('M506 310Q430 260 392 330L416 300', '#a9714a', 18),
    stroke('M590 310L400 322', '#2b1f1b', 22),
    place({ x: 900, y: 650 }, instruments.accordion(random)),
    place({ x: 170, y: 650 }, instruments.bass(random)),
  ].join('');
