import type { BrandVariants, Theme } from '@fluentui/react-components';

/** Terracotta from kiln to dust. 80 carries white text at 4.9 to 1, 90 is the brand colour itself. */
export const terracotta: BrandVariants = {
  10: '#1f0d06',
  20: '#33160b',
  30: '#461f11',
  40: '#5a2916',
  50: '#6e331b',
  60: '#833d21',
  70: '#9a4927',
  80: '#b25630',
  90: '#c4633a',
  100: '#d0734b',
  110: '#da845f',
  120: '#e29575',
  130: '#e9a78b',
  140: '#f0baa3',
  150: '#f6cebc',
  160: '#fbe3d7',
};

export type BrandValues = {
  ground: string;
  groundDeep: string;
  surface: string;
  hairline: string;
  /** Edges of fields: 3 to 1 against their background. */
  edge: string;
  ink: string;
  inkSoft: string;
  jatoba: string;
  onJatoba: string;
  onJatobaSoft: string;
  sage: string;
  sageWash: string;
  sageInk: string;
  brass: string;
  brassWash: string;
  brassInk: string;
  terracottaWash: string;
  focus: string;
  shadowSoft: string;
  shadowLift: string;
  /** Over maps, which are drawn for light pages. */
  mapFilter: string;
};

export type ThemeValues = { base: 'light' | 'dark'; fluent: Partial<Theme>; brand: BrandValues };

const shared: Partial<Theme> = {
  fontFamilyBase: "'Figtree', 'Figtree Fallback', system-ui, sans-serif",
  fontFamilyNumeric: "'Figtree', 'Figtree Fallback', system-ui, sans-serif",
  borderRadiusSmall: '6px',
  borderRadiusMedium: '12px',
  borderRadiusLarge: '16px',
  borderRadiusXLarge: '20px',
  fontWeightSemibold: 600,
};

const lightValues: BrandValues = {
  ground: '#fbf5ec',
  groundDeep: '#f3e9da',
  surface: '#fffdf9',
  hairline: '#e5d7c3',
  edge: '#92775f',
  ink: '#3b2418',
  inkSoft: '#6b5142',
  jatoba: '#3b2418',
  onJatoba: '#fbf0e2',
  onJatobaSoft: '#d9c2ac',
  sage: '#6f8c68',
  sageWash: '#e7eee2',
  sageInk: '#40593b',
  brass: '#c99a3c',
  brassWash: '#f8ecd0',
  brassInk: '#7a5812',
  terracottaWash: '#f9e6da',
  focus: '#3b2418',
  shadowSoft: '0 1px 2px rgb(74 42 24 / 6%), 0 6px 20px rgb(74 42 24 / 7%)',
  shadowLift: '0 2px 6px rgb(74 42 24 / 8%), 0 18px 44px rgb(74 42 24 / 14%)',
  mapFilter: 'none',
};

const darkValues: BrandValues = {
  ground: '#1d120c',
  groundDeep: '#150c08',
  surface: '#2a1b13',
  hairline: '#47331f',
  edge: '#a08a74',
  ink: '#f8ecdc',
  inkSoft: '#cdb8a3',
  jatoba: '#120a06',
  onJatoba: '#f8ecdc',
  onJatobaSoft: '#cdb8a3',
  sage: '#8fae86',
  sageWash: '#26311f',
  sageInk: '#b4cfab',
  brass: '#e0b352',
  brassWash: '#3a2c12',
  brassInk: '#e9c576',
  terracottaWash: '#44230f',
  focus: '#f8ecdc',
  shadowSoft: '0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 28%)',
  shadowLift: '0 2px 6px rgb(0 0 0 / 34%), 0 18px 44px rgb(0 0 0 / 46%)',
  mapFilter: 'brightness(0.7)',
};

const contrastValues: BrandValues = {
  ...lightValues,
  ground: '#ffffff',
  groundDeep: '#f6efe4',
  surface: '#ffffff',
  hairline: '#6b5142',
  edge: '#3b2418',
  ink: '#1a0d06',
  inkSoft: '#3b2418',
  jatoba: '#1a0d06',
  onJatoba: '#ffffff',
  onJatobaSoft: '#ffffff',
  sage: '#40593b',
  sageInk: '#263b22',
  brass: '#7a5812',
  brassInk: '#533b08',
  focus: '#000000',
};

const contrastDarkValues: BrandValues = {
  ...darkValues,
  ground: '#000000',
  groundDeep: '#0b0603',
  surface: '#120a06',
  hairline: '#cdb8a3',
  edge: '#f8ecdc',
  ink: '#ffffff',
  inkSoft: '#f8ecdc',
  jatoba: '#000000',
  onJatoba: '#ffffff',
  onJatobaSoft: '#ffffff',
  focus: '#ffffff',
};

function neutrals(brand: BrandValues): Partial<Theme> {
  return {
    colorNeutralBackground1: brand.surface,
    colorNeutralBackground1Hover: brand.groundDeep,
    colorNeutralBackground1Pressed: brand.hairline,
    colorNeutralBackground1Selected: brand.groundDeep,
    colorNeutralBackground2: brand.ground,
    colorNeutralBackground2Hover: brand.groundDeep,
    colorNeutralBackground2Pressed: brand.hairline,
    colorNeutralBackground3: brand.groundDeep,
    colorNeutralBackground3Hover: brand.hairline,
    colorSubtleBackgroundHover: brand.groundDeep,
    colorSubtleBackgroundPressed: brand.hairline,
    colorSubtleBackgroundSelected: brand.groundDeep,
    colorNeutralForeground1: brand.ink,
    colorNeutralForeground1Hover: brand.ink,
    colorNeutralForeground1Pressed: brand.ink,
    colorNeutralForeground1Selected: brand.ink,
    colorNeutralForeground2: brand.inkSoft,
    colorNeutralForeground2Hover: brand.ink,
    colorNeutralForeground2Pressed: brand.ink,
    colorNeutralForeground2Selected: brand.ink,
    colorNeutralForeground3: brand.inkSoft,
    colorNeutralForeground3Hover: brand.ink,
    colorNeutralForeground3Pressed: brand.ink,
    colorNeutralForeground4: brand.inkSoft,
    colorNeutralStroke1: brand.hairline,
    colorNeutralStroke1Hover: brand.inkSoft,
    colorNeutralStroke1Pressed: brand.inkSoft,
    colorNeutralStroke2: brand.hairline,
    colorNeutralStroke3: brand.hairline,
    colorNeutralStrokeAccessible: brand.edge,
    colorNeutralStrokeAccessibleHover: brand.ink,
    colorNeutralStrokeAccessiblePressed: brand.ink,
    colorStrokeFocus2: brand.focus,
    colorStrokeFocus1: brand.surface,
    colorStatusSuccessForeground1: brand.sageInk,
    colorStatusSuccessForeground2: brand.sageInk,
    colorStatusSuccessForeground3: brand.sageInk,
    colorStatusSuccessBackground1: brand.sageWash,
    colorStatusSuccessBorder1: brand.sage,
    colorStatusWarningForeground1: brand.brassInk,
    colorStatusWarningForeground2: brand.brassInk,
    colorStatusWarningForeground3: brand.brassInk,
    colorStatusWarningBackground1: brand.brassWash,
    colorStatusWarningBorder1: brand.brass,
  };
}

/** An error red that is distinguishable from terracotta: a deep wine. */
const wineOnLight: Partial<Theme> = {
  colorPaletteRedForeground1: '#8f1230',
  colorPaletteRedForeground3: '#a3173a',
  colorPaletteRedBorder2: '#a3173a',
  colorStatusDangerForeground1: '#8f1230',
  colorStatusDangerForeground2: '#8f1230',
  colorStatusDangerForeground3: '#a3173a',
  colorStatusDangerBackground1: '#fbe6ea',
  colorStatusDangerBorder1: '#e3a3b0',
  colorStatusDangerBorder2: '#a3173a',
};
const wineOnDark: Partial<Theme> = {
  colorPaletteRedForeground1: '#ff9fb2',
  colorPaletteRedForeground3: '#ff9fb2',
  colorPaletteRedBorder2: '#ff8aa1',
  colorStatusDangerForeground1: '#ff9fb2',
  colorStatusDangerForeground2: '#ff9fb2',
  colorStatusDangerForeground3: '#ff9fb2',
  colorStatusDangerBackground1: '#421320',
  colorStatusDangerBorder1: '#7a2f42',
  colorStatusDangerBorder2: '#ff8aa1',
};

const lightBrand: Partial<Theme> = {
  colorBrandForeground1: terracotta[70],
  colorBrandForegroundLink: terracotta[70],
  colorBrandBackground2: '#f9e6da',
  colorNeutralForeground2BrandHover: terracotta[70],
};
const darkBrand: Partial<Theme> = {
  colorBrandBackground: terracotta[80],
  colorBrandBackgroundHover: terracotta[70],
  colorBrandBackgroundPressed: terracotta[60],
  colorBrandForeground1: terracotta[120],
  colorBrandForegroundLink: terracotta[130],
  colorBrandForegroundLinkHover: terracotta[140],
  colorBrandForegroundLinkPressed: terracotta[140],
  colorBrandForeground2: terracotta[130],
  colorBrandBackground2: '#44230f',
  colorCompoundBrandStroke: terracotta[110],
  colorCompoundBrandForeground1: terracotta[120],
  colorCompoundBrandBackground: terracotta[110],
  colorCompoundBrandBackgroundHover: terracotta[120],
};
const contrastBrand: Partial<Theme> = {
  colorBrandBackground: terracotta[60],
  colorBrandBackgroundHover: terracotta[50],
  colorBrandForeground1: terracotta[50],
  colorBrandForegroundLink: terracotta[50],
};

/** The source of the style sheet that build/theme-styles.ts writes; no theme is sent as JavaScript. */
export const themes: Record<'light' | 'dark' | 'contrastLight' | 'contrastDark', ThemeValues> = {
  light: {
    base: 'light',
    fluent: {
      ...shared,
      ...neutrals(lightValues),
      ...wineOnLight,
      ...lightBrand,
      colorNeutralForegroundDisabled: '#8e7a6b',
      colorNeutralBackgroundDisabled: '#efe4d5',
      colorNeutralStrokeDisabled: '#e0d2be',
    },
    brand: lightValues,
  },
  dark: {
    base: 'dark',
    fluent: {
      ...shared,
      ...neutrals(darkValues),
      ...wineOnDark,
      ...darkBrand,
      colorNeutralForegroundDisabled: '#947c69',
      colorNeutralBackgroundDisabled: '#35241a',
      colorNeutralStrokeDisabled: '#47331f',
    },
    brand: darkValues,
  },
  contrastLight: {
    base: 'light',
    fluent: {
      ...shared,
      ...neutrals(contrastValues),
      ...wineOnLight,
      ...contrastBrand,
      colorNeutralForegroundDisabled: '#5f4b3e',
    },
    brand: contrastValues,
  },
  contrastDark: {
    base: 'dark',
    fluent: {
      ...shared,
      ...neutrals(contrastDarkValues),
      ...wineOnDark,
      ...darkBrand,
      colorBrandBackground: terracotta[60],
      colorBrandBackgroundHover: terracotta[50],
      colorBrandForeground1: terracotta[140],
      colorBrandForegroundLink: terracotta[140],
      colorNeutralForegroundDisabled: '#b5a08d',
    },
    brand: contrastDarkValues,
  },
};

export type StaffValues = {
  /** The filled arch of what must be solved first; its sign is white. */
  stop: string;
  /** Edges of buttons and fields on the dark bar: 3 to 1 against it. */
  barEdge: string;
  /** Text of a button that is off, where it says a sum or what is missing. */
  offText: string;
};

/** Colours that only staff see, in a style sheet that only their app loads. */
export const staffValues: Record<keyof typeof themes, StaffValues> = {
  light: { stop: '#a3173a', barEdge: '#8a6d58', offText: '#77614f' },
  dark: { stop: '#c23b52', barEdge: '#8a6d58', offText: '#b5a08d' },
  contrastLight: { stop: '#8f1230', barEdge: '#ffffff', offText: '#3b2418' },
  contrastDark: { stop: '#c23b52', barEdge: '#ffffff', offText: '#f8ecdc' },
};
