import { tokens } from '@fluentui/react-components';

/** The values are one style sheet (build/theme-styles.ts), so that no theme is sent as JavaScript. */
export { tokens };

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
  mapFilter: 'var(--brand-map-filter)',
  fontDisplay: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
  /** Border radius of an arch as wide as the picture: the mark's own shape. */
  arch: '999px 999px 0 0',
  target: '44px',
  pageWidth: 'var(--brand-page-width, 1280px)',
  asideWidth: 'var(--brand-aside-width, 380px)',
} as const;

/** Phones first, so every query says "from" (APP-37). A lobby's upright screen reads better as one column. */
export const from = {
  small: '@media (min-width: 640px)',
  medium: '@media (min-width: 768px)',
  large: '@media (min-width: 1024px) and (min-aspect-ratio: 2/3)',
  wide: '@media (min-width: 1280px) and (min-aspect-ratio: 2/3)',
} as const;

/** For devices with a pointer that can hover; a touch screen would keep the `:hover` style after a tap. */
export const canHover = '@media (hover: hover)';

/** Visible only in high contrast, where the system replaces all backgrounds. */
export const systemEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const;

export const systemColours = '@media (forced-colors: active)';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

export const risingCard = {
  transitionProperty: 'translate, box-shadow',
  transitionDuration: '200ms',
  [reducedMotion]: { transitionProperty: 'none' },
  [canHover]: {
    ':hover': { boxShadow: brand.shadowLift, translate: '0 -3px', [reducedMotion]: { translate: 'none' } },
  },
} as const;

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

/** Reserves the space of content that appears later: otherwise content would move under a finger. */
export const placeAlone = { visibility: 'hidden' } as const;
