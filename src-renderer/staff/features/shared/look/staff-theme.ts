/** Colours of the staff app beside the brand's (build/theme-styles.ts). */
export const staffBrand = {
  stop: 'var(--brand-stop)',
  barEdge: 'var(--brand-bar-edge)',
  offText: 'var(--brand-off-text)',
} as const;

/** Columns of figures, clocks and countdowns: each digit is as wide as any other. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
