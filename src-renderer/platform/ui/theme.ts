import { tokens } from '@fluentui/react-components';

/**
 * Names of the theme's values. The values themselves are one style sheet made by build/theme-styles.ts from
 * theme-values.ts, so that no theme is sent as JavaScript and the first paint already has the right one.
 */
export { tokens };

/** The brand's own tokens beside Fluent's. */
export const brand = {
  ground: 'var(--brand-ground)',
  groundDeep: 'var(--brand-ground-deep)',
  surface: 'var(--brand-surface)',
  hairline: 'var(--brand-hairline)',
  ink: 'var(--brand-ink)',
  inkSoft: 'var(--brand-ink-soft)',
  jatoba: 'var(--brand-jatoba)',
  onJatoba: 'var(--brand-on-jatoba)',
  onJatobaSoft: 'var(--brand-on-jatoba-soft)',
  sage: 'var(--brand-sage)',
  sageWash: 'var(--brand-sage-wash)',
  sageInk: 'var(--brand-sage-ink)',
  brass: 'var(--brand-brass)',
  brassWash: 'var(--brand-brass-wash)',
  brassInk: 'var(--brand-brass-ink)',
  terracottaWash: 'var(--brand-terracotta-wash)',
  shadowSoft: 'var(--brand-shadow-soft)',
  shadowLift: 'var(--brand-shadow-lift)',
  /** Of maps, which are drawn for light pages: less bright on dark ones. */
  mapFilter: 'var(--brand-map-filter)',
  fontDisplay: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
  /** Border radius of an arch as wide as the picture: the mark's own shape. */
  arch: '999px 999px 0 0',
  /** Minimum side length of pressable elements. */
  target: '44px',
  /** Maximum width of a page, and of the column beside its content; a public screen has more of both. */
  pageWidth: 'var(--brand-page-width, 1280px)',
  asideWidth: 'var(--brand-aside-width, 380px)',
} as const;

/**
 * Media queries from the layout's breakpoints (APP-37); phones first, so every query says "from". A lobby's upright
 * screen is wide enough for two columns and reads better as one.
 */
export const from = {
  small: '@media (min-width: 640px)',
  medium: '@media (min-width: 768px)',
  large: '@media (min-width: 1024px) and (min-aspect-ratio: 2/3)',
  wide: '@media (min-width: 1280px) and (min-aspect-ratio: 2/3)',
} as const;

/** For devices with a pointer that can hover; a touch screen would keep the `:hover` style after a tap. */
export const canHover = '@media (hover: hover)';

/**
 * An edge for elements that only their background separates from the page: visible only in high contrast, where the
 * system replaces all backgrounds.
 */
export const systemEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const;

/** High contrast, where the system sets all colours. */
export const systemColours = '@media (forced-colors: active)';

/** For transitions that should not happen at all, if shorter durations are not enough. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Of a card that is a link: it rises under a pointer. */
export const risingCard = {
  transitionProperty: 'translate, box-shadow',
  transitionDuration: '200ms',
  [reducedMotion]: { transitionProperty: 'none' },
  [canHover]: {
    ':hover': { boxShadow: brand.shadowLift, translate: '0 -3px', [reducedMotion]: { translate: 'none' } },
  },
} as const;

/** Of a label that is as large as a card and contains a radio button. */
export const choiceCard = {
  position: 'relative',
  display: 'grid',
  borderRadius: '16px',
  border: `2px solid ${brand.hairline}`,
  backgroundColor: brand.surface,
  cursor: 'pointer',
  transitionProperty: 'border-color, background-color',
  transitionDuration: '160ms',
  [reducedMotion]: { transitionDuration: '0ms' },
  [canHover]: { ':hover': { boxShadow: brand.shadowSoft } },
  ':has(input:focus-visible)': { outline: `2px solid ${brand.ink}`, outlineOffset: '2px' },
} as const;

export const chosenCard = {
  border: '2px solid var(--colorBrandStroke1)',
  backgroundColor: brand.terracottaWash,
} as const;

/** Its button covers it, so that a press anywhere on it counts and assistive technology finds it there. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
} as const;

/**
 * Reserves the space of content that appears once flags or a response are known. Otherwise content would move under a
 * finger.
 */
export const placeAlone = { visibility: 'hidden' } as const;
