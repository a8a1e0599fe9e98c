/** The streets around the demonstration's hotels, as a neighbour would sketch them: right in what leads where, not to scale. */

export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 1200;

export type Point = readonly [x: number, y: number];

export type Street = {
  name: string;
  from: Point;
  to: Point;
  /** An avenue is wider. */
  isAvenue?: boolean;
  /** Where its name stands, as a share of the way. */
  at: number;
};

export type StreetMap = {
  stem: string;
  hotel: { name: string; at: Point };
  streets: readonly Street[];
  parks: readonly { name: string; at: Point; corners: readonly Point[] }[];
};

const jardins: StreetMap = {
  stem: 'map-jardins',
  hotel: { name: 'Pernoite Jardins', at: [790, 610] },
  streets: [
    { name: 'Rua da Consolação', from: [-114, 764], to: [640, -120], isAvenue: true, at: 0.52 },
    { name: 'Rua Bela Cintra', from: [-160, 1200], to: [960, -110], at: 0.72 },
    { name: 'Rua Haddock Lobo', from: [-37, 1408], to: [1250, -100], at: 0.81 },
    { name: 'Rua Augusta', from: [380, 1270], to: [1540, -90], isAvenue: true, at: 0.11 },
    { name: 'Rua Padre João Manuel', from: [660, 1290], to: [1680, 90], at: 0.28 },
    { name: 'Rua Peixoto Gomide', from: [930, 1310], to: [1720, 380], at: 0.55 },
    { name: 'Avenida Paulista', from: [700, -160], to: [1780, 770], isAvenue: true, at: 0.6 },
    { name: 'Alameda Santos', from: [560, -130], to: [1730, 880], at: 0.22 },
    { name: 'Alameda Itu', from: [330, -140], to: [1720, 1060], at: 0.64 },
    { name: 'Alameda Franca', from: [130, -130], to: [1660, 1190], at: 0.86 },
    { name: 'Alameda Lorena', from: [-90, -130], to: [1500, 1240], at: 0.79 },
    { name: 'Rua Oscar Freire', from: [-120, 30], to: [1290, 1250], at: 0.36 },
    { name: 'Rua Estados Unidos', from: [-140, 270], to: [1020, 1270], at: 0.44 },
  ],
  parks: [
    {
      name: 'Trianon',
      at: [1414, 556],
      corners: [
        [1330, 555],
        [1405, 470],
        [1500, 552],
        [1428, 640],
      ],
    },
  ],
};

const nilo: StreetMap = {
  stem: 'map-nilo',
  hotel: { name: 'Pernoite Nilo Square', at: [830, 560] },
  streets: [
    { name: 'Avenida Nilo Peçanha', from: [-80, 760], to: [1700, 420], isAvenue: true, at: 0.78 },
    { name: 'Avenida Carlos Gomes', from: [420, 1280], to: [620, -90], isAvenue: true, at: 0.22 },
    { name: 'Rua Anita Garibaldi', from: [-80, 1080], to: [1700, 800], at: 0.76 },
    { name: 'Rua Carazinho', from: [-80, 420], to: [590, 297], at: 0.36 },
    { name: 'Avenida Nilópolis', from: [-60, 190], to: [560, 330], at: 0.82 },
    { name: 'Rua João Caetano', from: [1040, 1290], to: [960, -80], at: 0.27 },
    { name: 'Rua Tomaz Gonzaga', from: [1340, 1290], to: [1240, -90], at: 0.72 },
    { name: 'Rua Furriel Vargas', from: [590, 200], to: [1690, 20], at: 0.42 },
    { name: 'Rua Carlos Trein Filho', from: [120, 1280], to: [260, -90], at: 0.24 },
    { name: 'Rua Ferreira Viana', from: [1560, 1290], to: [1490, -90], at: 0.3 },
  ],
  parks: [
    {
      name: 'Praça da Encol',
      at: [395, 545],
      corners: [
        [290, 450],
        [520, 408],
        [505, 625],
        [272, 668],
      ],
    },
    {
      name: 'Germânia',
      at: [1395, 225],
      corners: [
        [1296, 120],
        [1468, 92],
        [1474, 320],
        [1306, 352],
      ],
    },
  ],
};

const marista: StreetMap = {
  stem: 'map-marista',
  hotel: { name: 'Pernoite Setor Marista', at: [760, 640] },
  streets: [
    { name: 'Avenida 85', from: [250, -90], to: [430, 1290], isAvenue: true, at: 0.2 },
    { name: 'Avenida 136', from: [-80, 250], to: [1700, 110], isAvenue: true, at: 0.6 },
    { name: 'Alameda Ricardo Paranhos', from: [-80, 1010], to: [1440, 829], isAvenue: true, at: 0.6 },
    { name: 'Rua 146', from: [-80, 730], to: [1365, 584], at: 0.24 },
    { name: 'Rua 145', from: [-80, 590], to: [1325, 446], at: 0.62 },
    { name: 'Rua 144', from: [-80, 440], to: [1290, 302], at: 0.5 },
    { name: 'Rua 148', from: [-80, 870], to: [1400, 716], at: 0.62 },
    { name: 'Rua 1129', from: [560, -90], to: [690, 1290], at: 0.88 },
    { name: 'Rua 9', from: [850, -90], to: [960, 1290], isAvenue: true, at: 0.27 },
    { name: 'Rua 36', from: [-60, 1160], to: [1490, 990], at: 0.3 },
    { name: 'Rua 135', from: [40, -90], to: [190, 1290], at: 0.62 },
    { name: 'Avenida Edmundo P. de Abreu', from: [1160, -90], to: [1560, 1290], isAvenue: true, at: 0.72 },
  ],
  parks: [
    {
      name: 'Areião',
      at: [1450, 520],
      corners: [
        [1265, 190],
        [1560, 165],
        [1570, 800],
        [1440, 830],
      ],
    },
  ],
};

export const streetMaps: readonly StreetMap[] = [jardins, nilo, marista];
