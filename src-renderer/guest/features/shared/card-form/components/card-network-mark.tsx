import { makeStyles } from '@fluentui/react-components';
import { createElement, type ReactNode } from 'react';
import { brand } from '#renderer/platform/ui/theme.ts';
import { type CardNetworkShape, cardNetworkDrawings } from '#shared/card-network-drawings.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { CardNetwork } from '#shared/card-networks.ts';

const useStyles = makeStyles({
  mark: {
    flexShrink: 0,
    width: '2.875rem',
    height: '1.75rem',
    borderRadius: '6px',
    boxShadow: `0 0 0 1px ${brand.hairline}`,
  },
});

/** A drawing never changes, so the index of an element is its key. */
const drawn = (shapes: readonly CardNetworkShape[]): ReactNode[] =>
  shapes.map(({ element, attributes, children = [] }, key) =>
    createElement(element, { key, ...attributes }, ...drawn(children)),
  );

type CardNetworkMarkProps = {
  cardNetwork: CardNetwork;
  named?: boolean;
};

export function CardNetworkMark({ cardNetwork, named = false }: CardNetworkMarkProps) {
  const styles = useStyles();
  const { ground, shapes } = cardNetworkDrawings[cardNetwork];
  const { name } = cardNetworkNames[cardNetwork];
  const label = named && name !== '' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg className={styles.mark} viewBox="0 0 46 28" focusable="false" {...label}>
      <rect width="46" height="28" fill={ground} />
      {drawn(shapes)}
    </svg>
  );
}
