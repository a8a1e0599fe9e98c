import { drinkAtMoon, pavementBar } from './bar-scenes.ts';
import { choir, gallery, openAirCinema, theatre } from './culture-scenes.ts';
import { atWindow, fromAbove, grill } from './eating-scenes.ts';
import { fair, workbench } from './fair-scenes.ts';
import { clockTower, marketHall, paintedLane, pyramidSquare } from './landmark-scenes.ts';
import { pool, terrace } from './leisure-scenes.ts';
import { lake } from './park-scenes.ts';
import { cheeseBreads, chopsticks, glassAbove, pizza, rice, smallBowl, soup, sushi } from './plate-parts.ts';
import type { SceneTable } from './scene.ts';
import { bookshelves, clothesRail, craftShelves } from './shop-scenes.ts';
import { danceFloor, stage } from './stage-scenes.ts';
import { coupe, cup, fruitBowl, pot, sundae, tumbler, vase } from './table-parts.ts';
import { afternoon, brand, dusk, ember, morning, night, noon } from './tones.ts';
import { monkeyWood } from './wood-scenes.ts';

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
  petrolDeep,
} = brand;

/** The pictures of Goiânia, by the ids of its places. */
export const maristaScenes: SceneTable = {
  'marista-cafe-folha-de-buriti': [
    noon,
    atWindow({
      window: 'three',
      view: 'trees',
      wall: clay,
      frame: plaster,
      table: '#f1dcc0',
      plant: 1020,
      on: [
        [250, cup(sage)],
        [540, vase(terracottaDeep, sageDeep, brass)],
        [830, cup(plaster)],
      ],
    }),
  ],
  'marista-padaria-fuba': [
    morning,
    fromAbove({
      cloth: ['stripes', '#f7ead6', '#dfb67c'],
      plates: [
        [400, 370, cheeseBreads],
        [830, 190, glassAbove('#5b3320')],
        [850, 530, smallBowl(terracotta, '#e9c46a')],
      ],
    }),
  ],
  'marista-fogao-da-tia-bene': [
    afternoon,
    fromAbove({
      cloth: ['plain', terracotta, '#b25630'],
      plates: [
        [400, 380, rice('#e8a33a')],
        [860, 160, soup('#7a3b22', '#c98d4f')],
        [900, 580, soup('#8fb075', '#5d7a4a')],
      ],
      cutlery: [[70, 380]],
    }),
  ],
  'marista-brasa-e-sereno': [night, grill({ isOutside: true })],
  'marista-verde-baru': [
    morning,
    atWindow({
      window: 'wide',
      view: 'trees',
      wall: '#5d7a5f',
      frame: cream,
      table: brassLight,
      plant: 60,
      on: [
        [330, fruitBowl(terracotta, ['#e2a03c', '#b8402a', '#8fb075', '#e9c46a'])],
        [640, tumbler('#c9583a', sage)],
        [860, pot(petrol, { size: 0.9 })],
      ],
    }),
  ],
  'marista-forno-do-patio': [
    dusk,
    fromAbove({
      cloth: ['plain', sageDeep, '#3a5544'],
      plates: [
        [430, 350, pizza],
        [900, 170, glassAbove('#7c2635')],
        [900, 550, smallBowl(cream, '#9db06a')],
      ],
    }),
  ],
  'marista-peixe-lua': [
    night,
    fromAbove({
      cloth: ['plain', petrolDeep, '#21393d'],
      plates: [
        [560, 430, sushi],
        [150, 130, smallBowl(cream, '#e39a3c')],
        [930, 120, smallBowl(terracotta, '#3a2a20')],
      ],
      extra: chopsticks(540, 130, 5, brass),
    }),
  ],
  'marista-fruta-do-mato': [
    afternoon,
    atWindow({
      window: 'arch',
      view: 'hills',
      wall: rose,
      frame: cream,
      table: petrol,
      on: [
        [280, sundae(['#e9b94f', '#d9784f', '#f3e2b8'])],
        [540, sundae(['#8fae7b', cream, '#c9583a'], 1.1)],
        [800, sundae(['#7a4a6a', '#e39a3c', rose])],
      ],
    }),
  ],
  'marista-mercado-central': [
    afternoon,
    marketHall({
      glass: [clay, cream, brass, sage],
      beams: '#5d7a5f',
      crates: ['#e9c46a', '#8fb075', '#d9784f', '#f1dcc0', '#b8402a'],
    }),
  ],
  'marista-art-deco-no-centro': [noon, clockTower],
  'marista-centro-cultural-oscar-niemeyer': [afternoon, pyramidSquare],
  'marista-beco-da-codorna': [
    noon,
    paintedLane({ brick: '#6f8c68', fills: [brass, jatoba, terracotta, petrol, rose], motif: 'jaguar' }),
  ],
  'marista-galeria-pau-terra': [
    afternoon,
    gallery({
      wall: plaster,
      floor: terracotta,
      garden: true,
      pictures: [
        { canvas: 'sun', fills: [brassLight, terracotta, sageDeep], frame: wood },
        { canvas: 'plant', fills: [rose, sageDeep, petrol], frame: wood, scale: 0.92 },
      ],
    }),
  ],
  'marista-cine-lua-cheia': [night, openAirCinema({ among: 'roofs' })],
  'marista-bosque-dos-buritis': [noon, lake({ around: 'buritis', who: 'bench' })],
  'marista-parque-vaca-brava': [night, lake({ around: 'towers', who: 'cyclists' })],
  'marista-parque-areiao': [morning, monkeyWood],
  'marista-clube-agua-rasa': [afternoon, pool({ wall: clay, hasPalms: true })],
  'marista-terraco-poente': [dusk, terrace({ seats: 'chairs' })],
  'marista-boteco-da-calcada': [night, pavementBar],
  'marista-varanda-da-viola': [
    dusk,
    stage({
      back: 'boards',
      wall: '#8f4b36',
      line: '#74392a',
      light: brassLight,
      players: [
        ['viola', 380],
        ['viola', 700],
      ],
      crowd: 'tables',
    }),
  ],
  'marista-clube-caixa-preta': [
    ember,
    danceFloor({ beams: [terracotta, brass, clay, rose], ball: 'laser', wall: '#2a1a16' }),
  ],
  'marista-bar-orvalho': [
    night,
    drinkAtMoon({ drink: coupe('#b9c77a'), table: terracottaDeep, window: brass }),
  ],
  'marista-livraria-capim': [noon, bookshelves({ wood: '#8a5a3a', wall: sageLight, nook: 'hammock' })],
  'marista-barro-e-palha': [afternoon, craftShelves({ wall: terracotta, goods: 'baskets' })],
  'marista-linho-e-vento': [
    morning,
    clothesRail({ wall: sageLight, fills: [cream, clay, brassLight, plaster, petrol], isWindow: false }),
  ],
  'marista-feira-da-lua': [
    night,
    fair({ back: 'night', goods: 'clothes', roofs: [terracotta, brass, petrol, cream] }),
  ],
  'marista-chorinho-na-calcada': [
    dusk,
    stage({
      back: 'street',
      wall: '#9c5440',
      line: '#86432e',
      light: brassLight,
      players: [
        ['guitar', 330],
        ['accordion', 540],
        ['viola', 740],
      ],
      crowd: 'dancers',
    }),
  ],
  'marista-vozes-de-domingo': [dusk, choir({ isInside: true, robes: [petrol, brass] })],
  'marista-quarta-no-tablado': [
    night,
    theatre({ curtain: ['#3f5f63', '#274246'], boards: woodDeep, light: rose }),
  ],
  'marista-oficina-de-terca': [afternoon, workbench({ wall: sage, toy: 'robot' })],
};
