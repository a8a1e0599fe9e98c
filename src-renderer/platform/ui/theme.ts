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
  /** Top of an arch, as wide as the picture: the mark's own shape. */
  arch: '999px 999px 0 0',
  /** Smallest side of anything that can be pressed. */
  target: '44px',
  /** How wide a page becomes at most, and the column beside its matter; a public screen has more of both. */
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

/** Where a pointer can rest on something; a touch screen would keep the look of `:hover` after a tap. */
export const canHover = '@media (hover: hover)';

/**
 * Around what a colour alone sets apart from the page: an edge that shows only where colours are the system's own, in
 * high contrast, which takes every background away.
 */
export const systemEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const;

/** Where colours are the system's own. */
export const systemColours = '@media (forced-colors: active)';

/** For transitions that should not happen at all, where shorter durations are not enough. */
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Of a card that leads somewhere: it rises under a pointer. */
export const risingCard = {
  transitionProperty: 'translate, box-shadow',
  transitionDuration: '200ms',
  [reducedMotion]: { transitionProperty: 'none' },
  [canHover]: {
    ':hover': { boxShadow: brand.shadowLift, translate: '0 -3px', [reducedMotion]: { translate: 'none' } },
  },
} as const;

/** Of a label that is as large as a card and holds a radio button. */
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
 * For what may be shown once flags or a response are known: it has its place before. What moves under a finger leads
 * elsewhere.
 */
export const placeAlone = { visibility: 'hidden' } as const;
