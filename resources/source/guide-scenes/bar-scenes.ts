import { awning, lamp, lights, lookOf, person, pottedPlant, sky, skyline, stars } from './outdoor-parts.ts';
import type { Scene } from './scene.ts';
import {
  arch,
  circle,
  ellipse,
  HEIGHT,
  path,
  place,
  type Random,
  rect,
  repeat,
  ring,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import type { OnTable } from './table-parts.ts';
import { brand } from './tones.ts';

const bottles = (x: number, base: number, count: number, random: Random) =>
  repeat(count, index => {
    const [left, tall] = [x + index * 40, random.between(70, 104)];
    const fill = random.pick([
      brand.sageDeep,
      brand.brass,
      brand.terracottaDeep,
      brand.petrol,
      '#b98150',
      brand.plaster,
      brand.clay,
    ]);
    return (
      rect(left + 8, base - tall, 12, tall, fill, 4) +
      rect(left, base - tall * 0.66, 28, tall * 0.66, fill, 7) +
      rect(left + 3, base - tall * 0.42, 22, tall * 0.22, '#ffffff66')
    );
  });

type Counter = {
  wall: string;
  bar: string;
  lampFill: string;
  shelf: 'arches' | 'boards' | 'taps';
  drinks: readonly (readonly [x: number, drink: OnTable])[];
  music?: 'piano';
};

/** A bar's counter with what stands behind and on it. */
export const barCounter =
  ({ wall, bar, lampFill, shelf, drinks, music }: Counter): Scene =>
  (tones, random) =>
    [
      rect(0, 0, WIDTH, HEIGHT, wall),
      shelf === 'arches'
        ? [150, 420, 690]
            .map(
              x =>
                arch(x, 470, 240, 380, '#00000030') +
                rect(x + 14, 280, 212, 10, brand.brass) +
                rect(x + 14, 400, 212, 10, brand.brass) +
                bottles(x + 24, 280, 5, random) +
                bottles(x + 24, 400, 5, random),
            )
            .join('')
        : shelf === 'boards'
          ? [170, 300, 430].map(y => rect(110, y, 860, 14, brand.wood) + bottles(130, y, 21, random)).join('')
          : rect(120, 130, 840, 330, '#00000026', 10) +
            [230, 440, 650, 860]
              .map(
                x =>
                  path(`M${x - 80} 440V220Q${x - 80} 150 ${x} 150T${x + 80} 220V440z`, '#b9733f') +
                  path(`M${x + 20} 150Q${x + 80} 150 ${x + 80} 220V440H${x + 34}V220z`, '#8f5630') +
                  ring(x, 290, 26, brand.brassLight, 7) +
                  rect(x - 80, 370, 160, 8, '#8f5630'),
              )
              .join(''),
      ...[250, 540, 830].map(
        x =>
          rect(x - 2, 0, 4, 60, brand.ink) +
          circle(x, 140, 96, lampFill, 0.16) +
          path(`M${x - 62} 124Q${x - 50} 60 ${x} 58T${x + 62} 124z`, lampFill) +
          ellipse(x, 124, 62, 11, tones.light),
      ),
      music === 'piano'
        ? place(
            { x: 900, y: 520 },
            rect(-150, -220, 300, 220, brand.ink, 6),
            rect(-166, -120, 332, 22, '#3b2a22'),
            repeat(14, index => rect(-156 + index * 22, -108, 18, 16, brand.cream)),
            rect(-120, -200, 90, 64, brand.cream),
          )
        : '',
      person(music ? 330 : 700, 600, 400, { ...lookOf(random), top: brand.cream, isDress: false }, 'hip'),
      person(music ? 700 : 240, 600, 380, lookOf(random)),
      rect(0, 500, WIDTH, 220, bar),
      rect(0, 484, WIDTH, 34, brand.brass),
      rect(0, 484, WIDTH, 8, brand.brassLight),
      repeat(9, index => arch(24 + index * 120, 720, 84, 160, '#00000022')),
      shelf === 'taps'
        ? rect(380, 330, 320, 34, brand.brass, 12) +
          rect(430, 360, 24, 130, brand.brass) +
          rect(626, 360, 24, 130, brand.brass) +
          [410, 480, 550, 620, 680]
            .map(
              (x, index) =>
                rect(x - 6, 360, 12, 46, brand.brassLight) +
                rect(
                  x - 11,
                  262,
                  22,
                  74,
                  [brand.terracotta, brand.cream, brand.sage, brand.jatoba, brand.petrol][index] ?? '',
                  8,
                ),
            )
            .join('')
        : '',
      ...drinks.map(([x, drink]) => drink(x, 490)),
    ].join('');

/** One drink before the moon. */
export const drinkAtMoon =
  ({ drink, table, window }: { drink: OnTable; table: string; window: string }): Scene =>
  (tones, random) =>
    [
      rect(0, 0, WIDTH, HEIGHT, tones.wallDeep),
      within(
        arch(250, 560, 580, 530, '#fff'),
        sky(tones, 640, 190, 74),
        stars(tones, random, 300),
        skyline(random, { base: 560, height: 200, fill: tones.mid, windows: tones.light }),
      ),
      `<path d="M250 560V320a290 290 0 0 1 580 0V560" fill="none" stroke="${window}" stroke-width="24"/>`,
      pottedPlant(130, 570, 300, tones),
      place(
        { x: 940, y: 566 },
        ...[-40, 0, 40].map((x, index) =>
          path(
            `M${x} 0q-30-70 0-${150 + index * 20}q30 ${70 + index * 10} 0 ${150 + index * 20}z`,
            index % 2 ? tones.leaf : brand.sage,
          ),
        ),
        rect(-90, -20, 180, 60, brand.terracotta, 6),
      ),
      rect(0, 560, WIDTH, 160, table),
      rect(0, 560, WIDTH, 10, '#ffffff33'),
      ellipse(560, 660, 170, 18, '#00000030'),
      place({ x: 540, y: 656, scale: 1.35 }, drink(0, 0)),
      ellipse(820, 650, 60, 12, brand.brassLight),
      circle(806, 636, 15, brand.sageDeep) + circle(832, 638, 15, brand.sageDeep),
    ].join('');

/** Tables on the pavement before a lit bar. */
export const pavementBar: Scene = (tones, random) =>
  [
    sky(tones, 180, 110, 44),
    stars(tones, random, 150),
    rect(120, 120, 960, 470, brand.terracottaDeep),
    rect(100, 100, 980, 30, brand.cream),
    ...[190, 500, 810].map(
      x =>
        arch(x, 590, 220, 350, brand.cream) +
        arch(x + 16, 590, 188, 332, tones.light) +
        rect(x + 30, 400, 160, 10, brand.woodDeep) +
        bottles(x + 36, 400, 4, random),
    ),
    awning(150, 196, 900, 60, brand.brass, brand.cream),
    lights([0, 160], [1080, 170], 50, tones.dark, tones.light),
    rect(0, 586, WIDTH, 134, tones.ground),
    repeat(12, index => path(`M${index * 100} 620q50-26 100 0q-50 26-100 0z`, '#ffffff18')),
    lamp(60, 660, 420, tones.dark, tones.light),
    ...[280, 560, 860].map((x, index) =>
      [
        person(x - 96, 690, 230, lookOf(random)),
        person(x + 100, 694, 236, lookOf(random)),
        stroke(`M${x - 44} 704L${x + 40} 610M${x + 44} 704L${x - 40} 610`, brand.ink, 7),
        rect(x - 74, 596, 148, 15, index % 2 ? brand.brassLight : brand.brass, 4),
        rect(x - 20, 536, 22, 60, brand.woodDeep, 5) + rect(x - 14, 514, 10, 26, brand.woodDeep),
        rect(x + 22, 562, 24, 34, '#f6d98a', 4) + rect(x + 20, 554, 28, 12, brand.cream, 5),
      ].join(''),
    ),
  ].join('');
