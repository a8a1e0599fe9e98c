import type { ReactNode } from 'react';
import type { CardBrand } from '#shared/contract/payment.ts';

/** A drawing on a card of 46 by 28, and the colour of its ground. */
export type BrandDrawing = { ground: string; shapes: ReactNode };

const white = '#fff';
const twoSuns = (
  <>
    <circle cx="18.5" cy="14" r="8.2" fill="#d8402b" />
    <circle cx="27.5" cy="14" r="8.2" fill="#eda03b" fillOpacity="0.9" />
  </>
);
const letters = (path: string, colour: string, width = 2.6) => (
  <path
    d={path}
    fill="none"
    stroke={colour}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
const amex: BrandDrawing = {
  ground: '#2069b0',
  shapes: (
    <>
      <rect x="5" y="6" width="36" height="16" rx="2" fill="none" stroke="#fff" strokeOpacity="0.55" />
      {letters('m11 18.5 4-9 4 9m-6.5-3h5m5.5 3 8-9m-8 0 8 9', white, 2.2)}
    </>
  ),
};

/**
 * The marks that cards are shown with (CRD-05), drawn for this app: each shows its brand by colours and a gesture of
 * its own, and none is that brand's artwork.
 */
export const brandDrawings: Record<CardBrand, BrandDrawing> = {
  visa: {
    ground: white,
    shapes: (
      <>
        <g transform="skewX(-10) translate(2.6 0)">
          {letters(
            'm6.5 8.5 3.6 10.5 3.6-10.5M19 8.5V19M30 10c-1.2-1.7-5.6-1.9-5.6.9 0 3.1 5.8 2.2 5.8 5.3 0 2.9-4.8 2.9-6.1.9M34 19l3.8-10.5 3.8 10.5m-6.4-3.3h5.2',
            '#1d3c8f',
            2.3,
          )}
        </g>
        <path d="M0 25h46v3H0Z" fill="#e0a43a" />
      </>
    ),
  },
  master: { ground: white, shapes: twoSuns },
  mastercard: { ground: white, shapes: twoSuns },
  elo: {
    ground: '#181717',
    shapes: (
      <g fill="none" strokeWidth="3.6" strokeLinecap="round">
        <path d="M16.2 9.4a8.2 8.2 0 0 1 9.4-3.2" stroke="#f3c736" />
        <path d="M29.6 9a8.2 8.2 0 0 1 1 8.6" stroke="#4aa9d8" />
        <path d="M27 20.8a8.2 8.2 0 0 1-11.4-2.4" stroke="#dc4a3c" />
        <path d="M20 14h6.6" stroke="#fff" strokeWidth="2.4" />
      </g>
    ),
  },
  amex,
  american_express: amex,
  hipercard: {
    ground: '#a3161f',
    shapes: letters('M16 8v12M30 8v12M16 14.5c5-3.4 9-3.4 14 0', white, 3.2),
  },
  hiper: {
    ground: '#e8792b',
    shapes: (
      <>
        {letters('M15 8v12M25 8v12M15 14h10', white, 3.2)}
        <circle cx="32.5" cy="18.6" r="2.4" fill="#fff" />
      </>
    ),
  },
  diners: {
    ground: white,
    shapes: (
      <>
        <circle cx="23" cy="14" r="9.4" fill="#1f5d95" />
        <path d="M20.4 8.2a6.4 6.4 0 0 0 0 11.6ZM25.6 8.2a6.4 6.4 0 0 1 0 11.6Z" fill="#fff" />
      </>
    ),
  },
  discover: {
    ground: white,
    shapes: (
      <>
        <path d="M46 12v16H16c14-1 24-6 30-16Z" fill="#e2812d" />
        {letters('M11 8.5v9h3.2a4.5 4.5 0 0 0 0-9Z', '#2c2622', 2.2)}
        <circle cx="25.5" cy="13" r="4.6" fill="#e2812d" />
      </>
    ),
  },
  jcb: {
    ground: white,
    shapes: (
      <>
        <path d="M10 9a3 3 0 0 1 3-3h5v13a3 3 0 0 1-3 3h-5Z" fill="#2a62ad" />
        <path d="M19.5 9a3 3 0 0 1 3-3h5v13a3 3 0 0 1-3 3h-5Z" fill="#c62f41" />
        <path d="M29 9a3 3 0 0 1 3-3h5v13a3 3 0 0 1-3 3h-5Z" fill="#3b8f45" />
      </>
    ),
  },
  unionpay: {
    ground: white,
    shapes: (
      <>
        <path d="M11 5h9l-3.4 18H7.6Z" fill="#cf3440" />
        <path d="M20.5 5h9l-3.4 18h-9Z" fill="#1f4f86" />
        <path d="M30 5h9l-3.4 18h-9Z" fill="#1d827c" />
      </>
    ),
  },
  unknown: {
    ground: white,
    shapes: (
      <>
        <path d="M10 10.5h26" stroke="#8a7768" strokeWidth="3.4" />
        {letters('M12 18h7m4 0h3', '#8a7768', 2)}
      </>
    ),
  },
};
