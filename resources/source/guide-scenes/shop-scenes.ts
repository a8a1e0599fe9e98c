import { lookOf, person, pottedPlant, roundTree, sky, skyline } from './outdoor-parts.ts';
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
  ring,
  stroke,
  WIDTH,
  within,
} from './shapes.ts';
import { brand } from './tones.ts';

/** A row of books on a board. */
function bookRow(x: number, base: number, width: number, height: number, random: Random): string {
  const row: string[] = [];
  for (let left = x; left < x + width - 12; ) {
    const wide = Math.min(random.between(13, 32), x + width - left);
    const tall = height * random.between(0.68, 0.95);
    const fill = random.pick([
      brand.terracotta,
      brand.sage,
      brand.brass,
      brand.plaster,
      brand.petrol,
      brand.terracottaDeep,
      brand.sageDeep,
      brand.rose,
      brand.clay,
    ]);
    row.push(rect(left, base - tall, wide - 2, tall, fill, 2));
    if (random.between(0, 1) < 0.5) row.push(rect(left + 2, base - tall * 0.8, wide - 6, 6, '#ffffff77'));
    left += wide;
  }
  return row.join('');
}

type Books = { wood: string; wall: string; nook: 'ladder' | 'umbrella' | 'hammock' };

/** Shelves of books around an arch. */
export const bookshelves =
  ({ wood, wall, nook }: Books): Scene =>
  (tones, random) => {
    const shelves = (x: number, width: number) =>
      rect(x - 12, 40, width + 24, 560, wood) +
      repeat(
        5,
        row =>
          rect(x, 52 + row * 108, width, 98, '#00000040') +
          bookRow(x + 4, 150 + row * 108, width - 8, 96, random),
      );
    const window = arch(410, 600, 260, 470, '#fff');
    return [
      rect(0, 0, WIDTH, HEIGHT, wall),
      shelves(20, 330),
      shelves(730, 330),
      within(
        window,
        sky(tones, 600, 250, 46),
        nook === 'umbrella'
          ? repeat(26, () => {
              const [x, y] = [random.between(410, 670), random.between(130, 580)];
              return stroke(`M${x} ${y}l-7 28`, tones.light, 3, 0.8);
            })
          : '',
        skyline(random, { base: 600, height: 220, fill: tones.far }),
        roundTree(460, 610, 240, tones.leaf, tones.leafDeep),
        roundTree(640, 610, 200, tones.leafDeep, tones.leafDeep),
        rect(534, 130, 10, 470, wood),
        rect(410, 380, 260, 10, wood),
      ),
      `<path d="M410 600V260a130 130 0 0 1 260 0V600" fill="none" stroke="${wood}" stroke-width="18"/>`,
      rect(0, 596, WIDTH, 124, tones.ground),
      ellipse(540, 670, 330, 36, nook === 'umbrella' ? brand.petrol : brand.terracotta),
      faded(0.55, ellipse(540, 670, 270, 26, brand.brassLight)),
      nook === 'ladder'
        ? stroke('M770 640L850 60M840 640L910 60', brand.brass, 12) +
          repeat(8, row =>
            stroke(
              `M${780 + row * 9.5} ${590 - row * 68}L${846 + row * 8} ${590 - row * 68}`,
              brand.brass,
              10,
            ),
          ) +
          person(350, 690, 270, lookOf(random))
        : '',
      nook === 'umbrella'
        ? rect(800, 560, 80, 120, brand.terracottaDeep, 12) +
          stroke('M820 570L800 440M846 566L850 420M866 572L900 452', brand.jatoba, 8) +
          path('M780 560L800 440L830 564zM832 560L850 424L866 560zM850 566L900 456L886 572z', brand.brass) +
          rect(360, 610, 110, 70, brand.wood, 6) +
          place(
            { x: 415, y: 612, scale: 0.6 },
            path('M-70-60Q-70-120 0-120T70-60Q70 0 50 0H-50Q-70 0-70-60z', brand.terracotta),
            stroke('M60-80L110-120', brand.terracotta, 18),
          )
        : '',
      nook === 'hammock'
        ? stroke('M350 380Q540 640 730 380', brand.plaster, 10) +
          path('M370 410Q540 650 712 410Q690 600 540 620Q390 600 370 410z', brand.terracotta) +
          repeat(5, index =>
            stroke(
              `M${430 + index * 54} ${500 + (index === 2 ? 40 : index % 2 ? 26 : 0)}v60`,
              brand.brassLight,
              8,
            ),
          ) +
          rect(520, 500, 70, 12, brand.cream, 3)
        : path('M440 660V560Q440 500 500 500H580Q640 500 640 560V660z', brand.sage) +
          rect(416, 580, 44, 86, brand.sageDeep, 18) +
          rect(620, 580, 44, 86, brand.sageDeep, 18) +
          rect(450, 600, 180, 50, brand.sageLight, 14),
      pottedPlant(nook === 'ladder' ? 690 : 1020, 690, 190, tones),
    ].join('');
  };

const record = (x: number, y: number, radius: number, label: string) =>
  circle(x, y, radius, brand.ink) +
  ring(x, y, radius * 0.8, '#3d2c24', 3) +
  ring(x, y, radius * 0.6, '#3d2c24', 3) +
  circle(x, y, radius * 0.36, label) +
  circle(x, y, radius * 0.07, brand.cream);

/** Crates of records and a turntable. */
export const records =
  ({ wall, isVault }: { wall: string; isVault: boolean }): Scene =>
  (tones, random) => {
    const sleeve = (x: number, y: number, size: number) => {
      const [one, two] = [
        random.pick([
          brand.terracotta,
          brand.brass,
          brand.sage,
          brand.petrol,
          brand.rose,
          brand.terracottaDeep,
        ]),
        random.pick([brand.cream, brand.jatoba, brand.brassLight]),
      ];
      const kind = random.pick(['sun', 'arch', 'half', 'bars']);
      return (
        rect(x, y, size, size, one) +
        (kind === 'sun' ? circle(x + size / 2, y + size / 2, size * 0.3, two) : '') +
        (kind === 'arch' ? arch(x + size * 0.25, y + size, size * 0.5, size * 0.7, two) : '') +
        (kind === 'half' ? polygon([x, y + size, x + size, y, x + size, y + size], two) : '') +
        (kind === 'bars'
          ? repeat(3, index =>
              rect(x + size * (0.16 + index * 0.26), y + size * 0.2, size * 0.14, size * 0.6, two),
            )
          : '')
      );
    };
    return [
      rect(0, 0, WIDTH, HEIGHT, wall),
      isVault
        ? path('M0 520V300A540 300 0 0 1 1080 300V520H1020V320A480 250 0 0 0 60 320V520z', brand.clay) +
          repeat(15, index =>
            place({ x: 540, y: 310, turn: -84 + index * 12 }, rect(-3, -308, 6, 70, '#00000022')),
          )
        : '',
      ...(isVault ? [200, 360, 520, 680, 840] : [60, 230, 400, 570]).map(x =>
        sleeve(x, isVault ? 180 : 90, 130),
      ),
      ...(isVault ? [] : [60, 230, 400, 570].map(x => sleeve(x, 250, 130))),
      isVault
        ? rect(160, 316, 850, 12, brand.woodDeep)
        : rect(40, 224, 680, 10, brand.woodDeep) + rect(40, 384, 680, 10, brand.woodDeep),
      isVault ? '' : record(900, 230, 130, brand.terracotta),
      rect(0, 600, WIDTH, 120, tones.ground),
      rect(40, 470, 620, 200, brand.wood),
      rect(40, 470, 620, 16, brand.woodDeep),
      ...[60, 260, 460].map(
        x =>
          rect(x, 500, 180, 140, brand.woodDeep) +
          repeat(9, index =>
            rect(
              x + 12 + index * 17,
              420 + (index % 3) * 9,
              15,
              140,
              random.pick([brand.terracotta, brand.brass, brand.cream, brand.sage, brand.petrol, brand.rose]),
            ),
          ) +
          rect(x, 540, 180, 100, '#b98150', 4) +
          arch(x + 60, 620, 60, 50, brand.woodDeep),
      ),
      rect(710, 500, 320, 180, brand.jatoba, 8),
      rect(700, 470, 340, 36, brand.woodDeep, 6),
      ellipse(840, 466, 112, 20, brand.ink) +
        ellipse(840, 464, 42, 8, brand.terracotta) +
        stroke('M990 462V420L900 446', brand.brass, 9),
      circle(780, 590, 44, '#2b1b14') +
        circle(780, 590, 18, brand.brass) +
        circle(930, 590, 44, '#2b1b14') +
        circle(930, 590, 18, brand.brass),
      person(isVault ? 690 : 600, 690, 330, lookOf(random), 'hip'),
    ].join('');
  };

type Crafts = { wall: string; goods: 'pots' | 'wool' | 'baskets' };

const vessel = (x: number, base: number, random: Random) => {
  const fill = random.pick([
    brand.terracotta,
    brand.clay,
    brand.plaster,
    brand.sage,
    brand.brass,
    brand.petrol,
    brand.rose,
  ]);
  const size = random.between(0.8, 1.05);
  const shape = random.pick([
    'M-22-90H22Q18-70 40-50Q56-10 22 0H-22Q-56-10-40-50Q-18-70-22-90z',
    'M-52-56H52Q50 0 18 0H-18Q-50 0-52-56z',
    'M-30-84Q0-98 30-84L38-4H-38z',
    'M-14-104H14V-70Q44-56 40-24Q36 0 0 0T-40-24Q-44-56-14-70z',
  ]);
  return place(
    { x, y: base, scale: size },
    path(shape, fill),
    rect(-30, -40, 60, 7, '#ffffff66'),
    rect(-30, -26, 60, 4, '#00000022'),
  );
};

const basket = (x: number, base: number, size: number, fill: string) =>
  place(
    { x, y: base, scale: size },
    `<path d="M-46-56C-46-130 46-130 46-56" fill="none" stroke="${brand.woodDeep}" stroke-width="9"/>`,
    path('M-62-62H62L46 0H-46z', fill),
    ...[0, 1, 2].map(row => stroke(`M${-58 + row * 4} ${-48 + row * 17}H${58 - row * 4}`, '#00000022', 5)),
    repeat(6, index => stroke(`M${-40 + index * 16}-60V-4`, '#ffffff44', 4)),
  );

/** Boards full of things made by hand. */
export const craftShelves =
  ({ wall, goods }: Crafts): Scene =>
  (tones, random) =>
    [
      rect(0, 0, WIDTH, HEIGHT, wall),
      arch(60, 610, 620, 560, '#ffffff2e'),
      ...[230, 380, 530].map(y => rect(90, y, 560, 14, brand.woodDeep)),
      ...[230, 380, 530].map((y, row) =>
        repeat(5, index => {
          const x = 150 + index * 110;
          if (goods === 'pots') return vessel(x, y, random);
          if (goods === 'baskets')
            return (index + row) % 2
              ? basket(x, y, 0.8, random.pick([brand.brass, brand.brassLight, '#c99a5b']))
              : vessel(x, y, random);
          const fill = random.pick([
            brand.terracotta,
            brand.brass,
            brand.sage,
            brand.petrol,
            brand.rose,
            brand.plaster,
          ]);
          return (
            circle(x, y - 42, 42, fill) +
            stroke(
              `M${x - 32} ${y - 58}q32-30 62 6M${x - 36} ${y - 36}q36-30 70 4M${x - 28} ${y - 16}q28-20 56 0`,
              '#00000020',
              5,
            )
          );
        }),
      ),
      rect(0, 610, WIDTH, 110, tones.ground),
      goods === 'pots'
        ? rect(760, 560, 220, 120, brand.wood, 8) +
          ellipse(870, 556, 96, 18, '#8b7566') +
          path('M820 550Q800 470 850 440H890Q940 470 920 550z', brand.clay) +
          person(1010, 690, 330, lookOf(random), 'hip') +
          stroke('M990 430Q940 440 912 480', brand.rose, 15)
        : '',
      goods === 'wool'
        ? rect(740, 130, 16, 520, brand.woodDeep) +
          rect(1000, 130, 16, 520, brand.woodDeep) +
          rect(720, 120, 320, 22, brand.wood, 8) +
          rect(720, 590, 320, 26, brand.wood, 8) +
          repeat(20, index => rect(764 + index * 12, 142, 3, 450, brand.cream)) +
          [0, 1, 2, 3, 4, 5, 6]
            .map(row =>
              rect(
                760,
                330 + row * 37,
                240,
                37,
                [brand.terracotta, brand.plaster, brand.brass, brand.petrol][row % 4] ?? '',
              ),
            )
            .join('') +
          repeat(6, index =>
            polygon(
              [780 + index * 40, 404, 800 + index * 40, 378, 820 + index * 40, 404, 800 + index * 40, 430],
              brand.jatoba,
            ),
          ) +
          rect(740, 318, 290, 14, brand.brass, 6)
        : '',
      goods === 'baskets'
        ? [190, 320]
            .map(
              (x, index) =>
                stroke(`M${760 + index * 160} 0V${x - 60}`, brand.woodDeep, 4) +
                ring(760 + index * 160, x, 60, brand.brass, 22) +
                ring(760 + index * 160, x, 36, brand.brassLight, 10) +
                circle(760 + index * 160, x, 18, brand.terracotta),
            )
            .join('') +
          basket(800, 680, 1.7, brand.brass) +
          basket(960, 690, 1.3, '#c99a5b') +
          person(700, 690, 300, lookOf(random))
        : '',
    ].join('');

type Rail = { wall: string; fills: readonly [string, ...string[]]; isWindow: boolean };

/** Clothes on a rail, a mirror or a sewing table. */
export const clothesRail =
  ({ wall, fills, isWindow }: Rail): Scene =>
  (tones, random) =>
    [
      rect(0, 0, WIDTH, HEIGHT, wall),
      isWindow
        ? within(
            arch(720, 600, 300, 480, '#fff'),
            sky(tones, 900, 240, 56),
            skyline(random, { base: 600, height: 230, fill: tones.far }),
            roundTree(780, 620, 280, tones.leaf, tones.leafDeep),
          ) +
          `<path d="M720 600V270a150 150 0 0 1 300 0V600" fill="none" stroke="${brand.cream}" stroke-width="18"/>`
        : arch(750, 610, 240, 470, brand.brass) +
          arch(764, 610, 212, 456, tones.halo) +
          polygon([790, 610, 930, 300, 960, 330, 840, 610], '#ffffff66'),
      rect(0, 606, WIDTH, 114, tones.ground),
      rect(70, 170, 600, 12, brand.brass, 6),
      rect(90, 170, 12, 470, brand.brass),
      rect(640, 170, 12, 470, brand.brass),
      ...[150, 245, 340, 435, 530, 600].map((x, index) => {
        const fill = fills[index % fills.length] ?? fills[0];
        const hanger = stroke(`M${x} 182v14M${x - 30} 220L${x} 196L${x + 30} 220`, brand.woodDeep, 6);
        if (index % 3 === 0)
          return (
            hanger +
            path(
              `M${x - 30} 216H${x + 30}L${x + 26} 320L${x + 62} 540Q${x} 560 ${x - 62} 540L${x - 26} 320z`,
              fill,
            ) +
            rect(x - 28, 312, 56, 12, '#00000026')
          );
        if (index % 3 === 1)
          return (
            hanger +
            path(
              `M${x - 34} 216H${x + 34}L${x + 60} 300L${x + 38} 316L${x + 34} 430H${x - 34}L${x - 38} 316L${x - 60} 300z`,
              fill,
            ) +
            stroke(`M${x} 220V428`, '#00000026', 4) +
            repeat(4, button => circle(x, 250 + button * 44, 5, brand.cream))
          );
        return (
          hanger +
          path(`M${x - 36} 216H${x + 36}L${x + 44} 590H${x + 6}L${x} 380L${x - 6} 590H${x - 44}z`, fill)
        );
      }),
      isWindow
        ? rect(700, 560, 340, 22, brand.wood, 4) +
          rect(720, 580, 14, 110, brand.woodDeep) +
          rect(1006, 580, 14, 110, brand.woodDeep) +
          place(
            { x: 880, y: 560 },
            path('M-90 0V-26H20V-100H-70Q-96-100-96-74V-60H-76V-44H-96V-130H60V0z', brand.jatoba),
            circle(74, -84, 24, brand.brass),
            rect(-94, -60, 5, 40, brand.cream),
          ) +
          path('M700 560H790Q800 620 760 690H690z', fills[0])
        : person(870, 690, 330, { ...lookOf(random), isDress: true, top: fills[1] ?? fills[0] }) +
          rect(480, 650, 150, 50, brand.sage, 14),
      pottedPlant(40, 690, 230, tones),
    ].join('');
