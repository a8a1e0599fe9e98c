import { barCounter } from './bar-scenes.ts';
import { choir, gallery, openAirCinema } from './culture-scenes.ts';
import { atWindow, fromAbove, openFire, shopFront } from './eating-scenes.ts';
import { fair, workbench } from './fair-scenes.ts';
import { marketHall, paintedLane, pinkHotel, whiteRamps } from './landmark-scenes.ts';
import { climbingHall } from './leisure-scenes.ts';
import { archPark, courts, riverSunset } from './park-scenes.ts';
import { salad, smallBowl, soup } from './plate-parts.ts';
import type { SceneTable } from './scene.ts';
import { bookshelves, craftShelves, records } from './shop-scenes.ts';
import { danceFloor, stage, tango } from './stage-scenes.ts';
import {
  bell,
  books,
  bottle,
  cake,
  cup,
  gourd,
  kettle,
  loaves,
  mug,
  noodleBowl,
  tumbler,
  vase,
  wineGlass,
} from './table-parts.ts';
import { afternoon, brand, dusk, ember, morning, night, noon, rain } from './tones.ts';
import { treeTunnel } from './wood-scenes.ts';

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

/** The pictures of Porto Alegre, by the ids of its places. */
export const niloScenes: SceneTable = {
  'nilo-cafe-minuano': [
    rain,
    atWindow({
      window: 'round',
      view: 'rain',
      wall: petrol,
      frame: woodDeep,
      table: wood,
      lamps: [160, 920],
      on: [
        [270, books([terracotta, brass, sage])],
        [600, cup(terracotta, { size: 1.15 })],
        [900, vase(plaster, sageDeep, brass)],
      ],
    }),
  ],
  'nilo-padaria-pao-de-calcada': [
    noon,
    shopFront({
      wall: brassLight,
      door: terracottaDeep,
      awning: [sage, cream],
      doorAt: 'left',
      inside: [
        [140, cake('#c98d4f', '#7a4a6a')],
        [420, loaves('#a9683a')],
      ],
    }),
  ],
  'nilo-fogo-de-angico': [afternoon, openFire()],
  'nilo-horta-da-bela-vista': [
    noon,
    fromAbove({
      cloth: ['planks', '#e7d3b0', '#d6bd92'],
      plates: [
        [410, 370, salad],
        [880, 210, soup('#e39a3c', cream)],
        [890, 580, smallBowl(cream, '#b7c98f')],
      ],
      cutlery: [[70, 370]],
    }),
  ],
  'nilo-cantina-da-colonia': [
    dusk,
    atWindow({
      window: 'side',
      view: 'hills',
      wall: '#a8563c',
      frame: cream,
      table: '#f1dcc0',
      lamps: [760],
      on: [
        [300, noodleBowl(cream)],
        [590, bottle('#4a2430')],
        [740, wineGlass('#7c2635')],
        [920, loaves('#cf9152')],
      ],
    }),
  ],
  'nilo-izakaya-lanterna': [
    night,
    atWindow({
      window: 'wide',
      view: 'city',
      wall: jatoba,
      frame: wood,
      table: '#a9744a',
      on: [
        [300, noodleBowl(terracottaDeep)],
        [640, bottle('#e8e2d0', terracotta)],
        [850, noodleBowl(petrol)],
      ],
      lamps: [330, 750],
    }),
  ],
  'nilo-casa-do-mate': [
    morning,
    atWindow({
      window: 'side',
      view: 'trees',
      wall: sage,
      frame: plaster,
      table: wood,
      on: [
        [400, kettle(terracotta)],
        [690, gourd('#7a4a2a')],
        [910, bell([brassLight, clay, '#e3a43c'])],
      ],
    }),
  ],
  'nilo-mercado-publico': [
    noon,
    marketHall({
      glass: [brassLight, sageLight, petrol, cream],
      beams: '#b9832e',
      crates: ['#c9703a', '#e9c46a', '#6f8c68', '#a34a36', '#d9b38a'],
    }),
  ],
  'nilo-casa-mario-quintana': [morning, pinkHotel],
  'nilo-fundacao-ibere': [afternoon, whiteRamps],
  'nilo-galeria-casa-torta': [
    noon,
    gallery({
      wall: sageLight,
      floor: '#b98d61',
      tilt: 34,
      pictures: [
        { canvas: 'photograph', fills: [petrol, jatoba, terracotta], frame: jatoba, scale: 0.9 },
        { canvas: 'photograph', fills: [brass, terracottaDeep, jatoba], frame: jatoba, scale: 0.9 },
        { canvas: 'discs', fills: [cream, terracotta, petrolDeep], frame: jatoba, scale: 0.9 },
        { canvas: 'stripes', fills: [rose, brass, petrol], frame: jatoba, scale: 0.9 },
      ],
    }),
  ],
  'nilo-muros-do-quarto-distrito': [
    afternoon,
    paintedLane({ brick: '#a8563c', fills: [petrol, sageLight, plaster, brass, clay], motif: 'whale' }),
  ],
  'nilo-cine-chale': [dusk, openAirCinema({ among: 'trees' })],
  'nilo-parque-da-redencao': [afternoon, archPark],
  'nilo-orla-do-guaiba': [dusk, riverSunset],
  'nilo-rua-goncalo-de-carvalho': [noon, treeTunnel],
  'nilo-parque-germania': [noon, courts],
  'nilo-academia-raiz': [morning, climbingHall],
  'nilo-bar-da-neblina': [
    night,
    barCounter({
      wall: '#2f4a3f',
      bar: jatoba,
      lampFill: brass,
      shelf: 'boards',
      music: 'piano',
      drinks: [[520, tumbler('#a34a2a', brass)]],
    }),
  ],
  'nilo-galpao-doze': [
    ember,
    stage({
      back: 'bricks',
      wall: '#5a2c22',
      line: '#6d382b',
      light: terracotta,
      players: [
        ['guitar', 260],
        ['drums', 540],
        ['guitar', 820],
      ],
      crowd: 'hands',
    }),
  ],
  'nilo-cervejaria-trilho': [
    afternoon,
    barCounter({
      wall: '#d9a273',
      bar: woodDeep,
      lampFill: petrol,
      shelf: 'taps',
      drinks: [
        [250, mug('#d98a2c')],
        [860, mug('#f0c35c')],
      ],
    }),
  ],
  'nilo-clube-farol': [
    night,
    danceFloor({ beams: [brassLight, petrolDeep, brass], ball: 'lighthouse', wall: '#1d3b46' }),
  ],
  'nilo-livraria-guarda-chuva': [rain, bookshelves({ wood: petrolDeep, wall: '#d9c9ad', nook: 'umbrella' })],
  'nilo-la-e-tear': [afternoon, craftShelves({ wall: '#cfd8c4', goods: 'wool' })],
  'nilo-discos-do-arco': [dusk, records({ wall: '#8f4b36', isVault: true })],
  'nilo-brique-da-redencao': [
    morning,
    fair({ back: 'trees', goods: 'old', roofs: [petrol, terracotta, cream, brassLight] }),
  ],
  'nilo-feira-ecologica': [
    noon,
    fair({ back: 'trees', goods: 'greens', roofs: [sage, brass, sageDeep, cream] }),
  ],
  'nilo-milonga-da-quinta': [night, tango],
  'nilo-coro-na-concha': [noon, choir({ isInside: false, robes: [terracotta, plaster] })],
  'nilo-terca-dos-inventos': [dusk, workbench({ wall: '#cdb38a', toy: 'radio' })],
};
