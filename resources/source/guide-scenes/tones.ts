/** The brand's colours at the hours of a day. */
export type Tones = {
  sky: string;
  halo: string;
  sun: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  wall: string;
  wallDeep: string;
  light: string;
  dark: string;
  leaf: string;
  leafDeep: string;
  water: string;
};

export const brand = {
  terracotta: '#c4633a',
  terracottaDeep: '#8f4325',
  clay: '#dd9470',
  plaster: '#f2e4cf',
  cream: '#fff8ec',
  jatoba: '#3b2418',
  wood: '#8a5a3a',
  woodDeep: '#6b432a',
  sage: '#6f8c68',
  sageDeep: '#43604d',
  sageLight: '#a9bd9b',
  brass: '#d8a63c',
  brassLight: '#efcf86',
  rose: '#e3b09a',
  petrol: '#3f5f63',
  petrolDeep: '#274246',
  ink: '#241610',
} as const;

export const skins = ['#8a5a3c', '#c58b62', '#5b3623', '#dba87f', '#a9714a'] as const;

const base = { light: brand.cream, dark: brand.jatoba };

export const morning: Tones = {
  ...base,
  sky: '#f8e3c6',
  halo: '#fcefd9',
  sun: '#ecb953',
  far: '#ecc8a2',
  mid: '#dca57c',
  near: '#c4774f',
  ground: '#e6cba2',
  wall: '#f7ead6',
  wallDeep: '#ead6b8',
  leaf: '#8aa57c',
  leafDeep: '#5d7a5f',
  water: '#c9d5c2',
};

export const noon: Tones = {
  ...base,
  sky: '#d5e3da',
  halo: '#e6eee2',
  sun: '#fdf3d3',
  far: '#b4cbbd',
  mid: '#8fae9b',
  near: '#64877a',
  ground: '#e8d6b3',
  wall: '#fbf2e3',
  wallDeep: '#ecdcc2',
  leaf: '#7c9a6e',
  leafDeep: '#4f6e54',
  water: '#a5c6bf',
};

export const afternoon: Tones = {
  ...base,
  sky: '#f3c48f',
  halo: '#f8d9ae',
  sun: '#fdeab8',
  far: '#e3a271',
  mid: '#c97b52',
  near: '#a0553a',
  ground: '#dcae7c',
  wall: '#f2dcbc',
  wallDeep: '#e0c095',
  leaf: '#7d8f58',
  leafDeep: '#536844',
  water: '#9db8a6',
};

export const dusk: Tones = {
  sky: '#d0774e',
  halo: '#e2965f',
  sun: '#f9d88d',
  far: '#a9563c',
  mid: '#7d3f31',
  near: '#562a25',
  ground: '#6d3a2b',
  wall: '#b2674a',
  wallDeep: '#8f4b36',
  light: '#fdebc8',
  dark: '#2c1714',
  leaf: '#5f6a47',
  leafDeep: '#3d4a38',
  water: '#b8613f',
};

export const night: Tones = {
  sky: '#203540',
  halo: '#2b4550',
  sun: '#f4e6c4',
  far: '#2c4a52',
  mid: '#1b2f38',
  near: '#14242c',
  ground: '#1a2a30',
  wall: '#35505a',
  wallDeep: '#263f49',
  light: '#f7dfa4',
  dark: '#101b21',
  leaf: '#3c6055',
  leafDeep: '#274640',
  water: '#2d5360',
};

export const ember: Tones = {
  sky: '#3a211b',
  halo: '#4f2d22',
  sun: '#f0c063',
  far: '#5d3527',
  mid: '#4a2a20',
  near: '#33201a',
  ground: '#2a1812',
  wall: '#6a3a2a',
  wallDeep: '#4d2a1f',
  light: '#f9dca0',
  dark: '#1d100c',
  leaf: '#566346',
  leafDeep: '#3a4635',
  water: '#5d3527',
};

export const rain: Tones = {
  ...base,
  sky: '#c4d0cc',
  halo: '#d3dcd6',
  sun: '#f1ead6',
  far: '#a7b8b5',
  mid: '#859b9a',
  near: '#5f7779',
  ground: '#b9b8a6',
  wall: '#ede3d2',
  wallDeep: '#d8ccb6',
  leaf: '#74907a',
  leafDeep: '#4d6a5c',
  water: '#9fb3b1',
};
