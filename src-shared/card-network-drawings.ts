import type { CardNetwork } from './card-networks.ts';

export type CardNetworkShape = {
  element: 'path' | 'circle' | 'rect' | 'g';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly CardNetworkShape[];
};
type CardNetworkDrawing = { ground: string; shapes: readonly CardNetworkShape[] };

const white = '#fff';
const path = (d: string, fill: string): CardNetworkShape => ({ element: 'path', attributes: { d, fill } });
const circle = (cx: number, cy: number, r: number, fill: string, fillOpacity = 1): CardNetworkShape => ({
  element: 'circle',
  attributes: { cx, cy, r, fill, fillOpacity },
});
const line = (d: string, stroke: string, strokeWidth: number): CardNetworkShape => ({
  element: 'path',
  attributes: { d, fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' },
});
const twoSuns = [circle(18.5, 14, 8.2, '#d8402b'), circle(27.5, 14, 8.2, '#eda03b', 0.9)];
const amex: CardNetworkDrawing = {
  ground: '#2069b0',
  shapes: [
    {
      element: 'rect',
      attributes: {
        x: 5,
        y: 6,
        width: 36,
        height: 16,
        rx: 2,
        fill: 'none',
        stroke: white,
        strokeOpacity: 0.55,
      },
    },
    line('m11 18.5 4-9 4 9m-6.5-3h5m5.5 3 8-9m-8 0 8 9', white, 2.2),
  ],
};

/** Each suggests its network by colours and shapes, and none is that network's artwork (CRD-05). */
export const cardNetworkDrawings: Record<CardNetwork, CardNetworkDrawing> = {
  visa: {
    ground: white,
    shapes: [
      {
        element: 'g',
        attributes: { transform: 'skewX(-10) translate(2.6 0)' },
        children: [
          line(
            'm6.5 8.5 3.6 10.5 3.6-10.5M19 8.5V19M30 10c-1.2-1.7-5.6-1.9-5.6.9 0 3.1 5.8 2.2 5.8 5.3 0 2.9-4.8 2.9-6.1.9M34 19l3.8-10.5 3.8 10.5m-6.4-3.3h5.2',
            '#1d3c8f',
            2.3,
          ),
        ],
      },
      path('M0 25h46v3H0Z', '#e0a43a'),
    ],
  },
  master: { ground: white, shapes: twoSuns },
  mastercard: { ground: white, shapes: twoSuns },
  elo: {
    ground: '#181717',
    shapes: [
      line('M16.2 9.4a8.2 8.2 0 0 1 9.4-3.2', '#f3c736', 3.6),
      line('M29.6 9a8.2 8.2 0 0 1 1 8.6', '#4aa9d8', 3.6),
      line('M27 20.8a8.2 8.2 0 0 1-11.4-2.4', '#dc4a3c', 3.6),
      line('M20 14h6.6', white, 2.4),
    ],
  },
  amex,
  american_express: amex,
  hipercard: { ground: '#a3161f', shapes: [line('M16 8v12M30 8v12M16 14.5c5-3.4 9-3.4 14 0', white, 3.2)] },
  hiper: {
    ground: '#e8792b',
    shapes: [line('M15 8v12M25 8v12M15 14h10', white, 3.2), circle(32.5, 18.6, 2.4, white)],
  },
  diners: {
    ground: white,
    shapes: [
      circle(23, 14, 9.4, '#1f5d95'),
      path('M20.4 8.2a6.4 6.4 0 0 0 0 11.6ZM25.6 8.2a6.4 6.4 0 0 1 0 11.6Z', white),
    ],
  },
  discover: {
    ground: white,
    shapes: [
      path('M46 12v16H16c14-1 24-6 30-16Z', '#e2812d'),
      line('M11 8.5v9h3.2a4.5 4.5 0 0 0 0-9Z', '#2c2622', 2.2),
      circle(25.5, 13, 4.6, '#e2812d'),
    ],
  },
  jcb: {
    ground: white,
    shapes: [
      path('M10 9a3 3 0 0 1 3-3h5v13a3 3 0 0 1-3 3h-5Z', '#2a62ad'),
      path('M19.5 9a3 3 0 0 1 3-3h5v13a3 3 0 0 1-3 3h-5Z', '#c62f41'),
      path('M29 9a3 3 0 0 1 3-3h5v13a3 3 0 0 1-3 3h-5Z', '#3b8f45'),
    ],
  },
  unionpay: {
    ground: white,
    shapes: [
      path('M11 5h9l-3.4 18H7.6Z', '#cf3440'),
      path('M20.5 5h9l-3.4 18h-9Z', '#1f4f86'),
      path('M30 5h9l-3.4 18h-9Z', '#1d827c'),
    ],
  },
  unknown: {
    ground: white,
    shapes: [
      { element: 'path', attributes: { d: 'M10 10.5h26', stroke: '#8a7768', strokeWidth: 3.4 } },
      line('M12 18h7m4 0h3', '#8a7768', 2),
    ],
  },
};
