import { barCounter } from './bar-scenes.ts';
import { cinema, gallery, theatre } from './culture-scenes.ts';
import { atWindow, fromAbove, grill, shopFront, yardTables } from './eating-scenes.ts';
import { fair, workbench } from './fair-scenes.ts';
import { marketHall, paintedLane, redPortal, umbrellas } from './landmark-scenes.ts';
import { openAvenue, pool, terrace } from './leisure-scenes.ts';
import { lake } from './park-scenes.ts';
import { bread, chopsticks, glassAbove, pasta, smallBowl, sushi } from './plate-parts.ts';
import type { SceneTable } from './scene.ts';
import { bookshelves, clothesRail, craftShelves, records } from './shop-scenes.ts';
import { danceFloor, sambaCircle, stage } from './stage-scenes.ts';
import { bell, cake, coupe, cup, loaves, mug, pot, tumbler } from './table-parts.ts';
import { afternoon, brand, dusk, ember, morning, night, noon, rain } from './tones.ts';
import { forestPath } from './wood-scenes.ts';

const {
  terracotta,
  terracottaDeep,
  clay,
  plaster,
  cream,
  jatoba,
  wood,
  woodDeep,
  sage,
  sageDeep,
  sageLight,
  brass,
  brassLight,
  rose,
  petrol,
} = brand;

/** The pictures of São Paulo, by the ids of its places. */
export const jardinsScenes: SceneTable = {
  'jardins-cafe-da-esquina': [
    morning,
    atWindow({
      window: 'arch',
      view: 'city',
      wall: plaster,
      frame: wood,
      table: terracotta,
      tiles: '#e3d0b1',
      lamps: [200, 880],
      on: [
        [330, cup(cream)],
        [760, cake('#e0a24e', '#f6d9a0')],
      ],
    }),
  ],
  'jardins-padaria-aurora-branca': [
    morning,
    shopFront({
      wall: clay,
      door: sageDeep,
      awning: [terracottaDeep, cream],
      doorAt: 'right',
      inside: [
        [150, loaves('#cf9152')],
        [430, loaves('#c38242')],
      ],
    }),
  ],
  'jardins-quintal-da-jabuticaba': [noon, yardTables({ wall: rose, cloth: sage })],
  'jardins-balcao-kiri': [
    ember,
    fromAbove({
      cloth: ['planks', '#c9a077', '#b58a60'],
      plates: [
        [540, 270, sushi],
        [190, 590, smallBowl(jatoba, '#7a3b22')],
        [930, 600, glassAbove('#e8e2c4')],
      ],
      extra: chopsticks(560, 580, -8, terracottaDeep),
    }),
  ],
  'jardins-cantina-dona-ida': [
    dusk,
    fromAbove({
      cloth: ['checks', '#fbf1e2', '#c9472f'],
      plates: [
        [430, 370, pasta('#b8402a')],
        [860, 180, glassAbove('#7c2635')],
        [880, 540, bread],
      ],
      cutlery: [[90, 370]],
    }),
  ],
  'jardins-brasa-da-lorena': [ember, grill({ isOutside: false })],
  'jardins-doce-de-tacho': [
    afternoon,
    atWindow({
      window: 'three',
      view: 'trees',
      wall: sageLight,
      frame: cream,
      table: wood,
      on: [
        [250, pot('#b8632f')],
        [560, bell([terracotta, brass, '#7a3b22', rose])],
        [850, pot('#c27436', { size: 0.85 })],
      ],
    }),
  ],
  'jardins-mercado-municipal': [
    morning,
    marketHall({
      glass: [terracotta, brass, sage, petrol],
      beams: '#8a5a3a',
      crates: ['#e2a03c', '#b8402a', '#8fb075', '#7a4a6a', '#e9c46a'],
    }),
  ],
  'jardins-vao-do-masp': [noon, redPortal],
  'jardins-galeria-terra-crua': [
    noon,
    gallery({
      wall: '#f8f0e2',
      floor: '#d9bd94',
      plinth: clay,
      pictures: [
        { canvas: 'arches', fills: [plaster, terracotta, jatoba] },
        { canvas: 'river', fills: [sageLight, clay, brass], scale: 0.8 },
        { canvas: 'pot', fills: [brassLight, wood, terracottaDeep] },
      ],
    }),
  ],
  'jardins-cine-jacaranda': [ember, cinema],
  'jardins-beco-do-batman': [
    morning,
    paintedLane({ brick: brass, fills: [terracotta, petrol, sage, rose, brassLight], motif: 'faces' }),
  ],
  'jardins-museu-da-garoa': [rain, umbrellas],
  'jardins-parque-trianon': [noon, forestPath],
  'jardins-parque-ibirapuera': [afternoon, lake({ around: 'trees', who: 'runners' })],
  'jardins-clube-cobogo': [noon, pool({ wall: terracotta, hasPalms: false })],
  'jardins-terraco-nascente': [morning, terrace({ seats: 'mats' })],
  'jardins-bar-do-alpendre': [
    ember,
    barCounter({
      wall: '#4b2a1e',
      bar: terracottaDeep,
      lampFill: brass,
      shelf: 'arches',
      drinks: [
        [420, tumbler('#e08a3c', brass)],
        [920, coupe('#d9683f')],
      ],
    }),
  ],
  'jardins-porao-azul': [
    night,
    stage({
      back: 'arches',
      wall: '#22414f',
      line: '#1a3340',
      light: brassLight,
      players: [
        ['piano', 330],
        ['bass', 600],
        ['drums', 860],
      ],
      crowd: 'tables',
    }),
  ],
  'jardins-clube-concreto': [
    night,
    danceFloor({ beams: [terracotta, brass, rose, petrol, clay], ball: 'mirrors', wall: '#4a4846' }),
  ],
  'jardins-torneira-e-tampa': [
    dusk,
    barCounter({
      wall: '#7d3f31',
      bar: jatoba,
      lampFill: sage,
      shelf: 'taps',
      drinks: [
        [190, mug('#e3a43c')],
        [880, mug('#a8552a')],
      ],
    }),
  ],
  'jardins-livraria-pagina-solta': [
    afternoon,
    bookshelves({ wood: woodDeep, wall: plaster, nook: 'ladder' }),
  ],
  'jardins-discos-lado-b': [afternoon, records({ wall: brassLight, isVault: false })],
  'jardins-atelie-linha-e-barro': [morning, craftShelves({ wall: rose, goods: 'pots' })],
  'jardins-avesso': [
    afternoon,
    clothesRail({ wall: plaster, fills: [terracotta, sage, cream, jatoba, brass], isWindow: true }),
  ],
  'jardins-domingo-na-paulista': [afternoon, openAvenue],
  'jardins-feira-benedito-calixto': [
    noon,
    fair({ back: 'fronts', goods: 'old', roofs: [terracotta, sage, brass, cream] }),
  ],
  'jardins-roda-do-patio': [night, sambaCircle],
  'jardins-quinta-em-cena': [
    ember,
    theatre({ curtain: ['#a8402c', '#7c2c1e'], boards: wood, light: brassLight }),
  ],
  'jardins-noite-do-prototipo': [ember, workbench({ wall: petrol, toy: 'printer' })],
};
