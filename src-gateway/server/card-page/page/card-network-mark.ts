import { type CardNetworkShape, cardNetworkDrawings } from '#shared/card-network-drawings.ts';
import type { CardNetwork } from '#shared/card-networks.ts';
import { svgElement } from './element.ts';

/** Drawings use React's attribute names. */
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const drawn = (shapes: readonly CardNetworkShape[]): SVGElement[] =>
  shapes.map(({ element, attributes, children = [] }) => {
    const named = Object.entries(attributes).map(([name, value]) => [kebab(name), value]);
    return svgElement(element, Object.fromEntries(named), drawn(children));
  });

/** The small card in the number's field (CRD-05); its name is announced by the status beside it. */
export function cardNetworkMark(): { mark: SVGElement; show: (network: CardNetwork) => void } {
  const mark = svgElement('svg', { viewBox: '0 0 46 28', class: 'mark', 'aria-hidden': 'true' });
  return {
    mark,
    show(network) {
      const { ground, shapes } = cardNetworkDrawings[network];
      mark.replaceChildren(svgElement('rect', { width: 46, height: 28, fill: ground }), ...drawn(shapes));
    },
  };
}
