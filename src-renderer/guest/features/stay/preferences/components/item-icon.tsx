import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({ drawing: { display: 'block', width: '100%', height: '100%' } });

const Bottle = ({ children }: { children?: ReactNode }) => (
  <>
    <path fill={brand.sageWash} stroke="none" d="M10 16.2h12V27a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2Z" />
    <path d="M13.2 3h5.6v3.2h-5.6Z" />
    <path d="M13.8 6.2V9c0 1.8-3.8 3-3.8 6.8V27a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V15.8C22 12 18.2 10.8 18.2 9V6.2" />
    {children}
  </>
);

const Can = ({ fill, children }: { fill: string; children?: ReactNode }) => (
  <>
    <path fill={fill} stroke="none" d="M9.2 8.4h13.6v15.4H9.2Z" />
    <path d="M9.2 8.4 11.4 5h9.2l2.2 3.4v15.4L20.6 28h-9.2l-2.2-4.2Z" />
    <path d="M9.2 8.4h13.6M9.2 23.8h13.6" />
    {children}
  </>
);

const drawings: Record<string, ReactNode> = {
  MINERAL_WATER: (
    <Bottle>
      <path d="M10 17.2h12M10 23h12" />
    </Bottle>
  ),
  SPARKLING_WATER: (
    <Bottle>
      <circle cx="14" cy="18.4" r="1.2" />
      <circle cx="18.2" cy="21" r="1.5" />
      <circle cx="13.8" cy="25" r="1.4" />
    </Bottle>
  ),
  COCONUT_WATER: (
    <>
      <path fill={brand.sageWash} stroke="none" d="M5 16a11 11 0 0 0 22 0Z" />
      <ellipse cx="16" cy="16" rx="11" ry="3.6" fill={brand.surface} />
      <path d="M5 16a11 12.6 0 0 0 22 0M10.6 22.6c1 1.7 2.2 2.6 3.4 3M17.4 15.4l3-10.9 4.4-1.2" />
    </>
  ),
  FRESH_JUICE: (
    <>
      <path
        fill={brand.brassWash}
        stroke="none"
        d="m7.4 16 1.3 11.2A2 2 0 0 0 10.7 29h7.6a2 2 0 0 0 2-1.8L21.6 16Z"
      />
      <path d="M6.6 10h15.8l-2.1 17.2a2 2 0 0 1-2 1.8h-7.6a2 2 0 0 1-2-1.8ZM7.4 16h14.2" />
      <path fill={brand.brassWash} d="M19.2 10a4.8 4.8 0 1 1 3 4.3" />
      <path d="m23.8 9.4-2.6-2.8m2.6 2.8 3.5-1.4M23.8 9.4v4.9" />
    </>
  ),
  ENERGY_DRINK: (
    <>
      <rect x="10" y="4" width="12" height="25" rx="2.6" fill={brand.brassWash} />
      <path d="M10.2 8h11.6M10.2 25h11.6M17.2 11 13 17.2h5.6L15 22.6" />
    </>
  ),
  BEER: (
    <>
      <path fill={brand.brassWash} stroke="none" d="M7 13h14v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2Z" />
      <path d="M7 12v15a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V12M21 15h2.6a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1-2.4 2.4H21M11.7 17v7.6M16.3 17v7.6" />
      <path
        fill={brand.surface}
        d="M7.2 12.6a3.2 3.2 0 0 1 1.4-6 4.2 4.2 0 0 1 7.6-1.4 3.8 3.8 0 0 1 4.7 7.4Z"
      />
    </>
  ),
  SODA: (
    <Can fill={brand.terracottaWash}>
      <path d="M9.2 18.6c4.6-4.6 9 2.4 13.6-2.2" />
    </Can>
  ),
  SUGAR_FREE_SODA: (
    <Can fill={brand.groundDeep}>
      <ellipse cx="16" cy="16.1" rx="3" ry="4" />
    </Can>
  ),
  CASHEW_NUTS: (
    <>
      <path
        fill={brand.brassWash}
        d="M8.4 18.5c-2.6-6.4 1.4-12.9 6.6-12.2 3.2.4 3.6 4.4.4 5-2.8.5-2.6 3.2-2.2 5.2"
      />
      <path
        fill={brand.brassWash}
        d="M15.6 18.5c-1-6 3.6-10.5 8.3-8.6 2.8 1.2 2.2 4.9-.8 4.8-2.2 0-2.6 1.6-2.5 3.4"
      />
      <path fill={brand.terracottaWash} d="M4.5 18.5h23c0 5.6-4.2 9.8-8.4 9.8h-6.2c-4.2 0-8.4-4.2-8.4-9.8Z" />
    </>
  ),
  CHOCOLATE: (
    <>
      <path fill={brand.terracottaWash} d="M8.6 4.5h14.8V17H8.6Z" />
      <path d="M13.5 4.5V17M18.5 4.5V17M8.6 10.5h14.8" />
      <path
        fill={brand.surface}
        d="m7 16 3 1.8 3-1.8 3 1.8 3-1.8 3 1.8 3-1.8v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 27Z"
      />
    </>
  ),
  CEREAL_BAR: (
    <g transform="rotate(-24 16 16)">
      <rect x="4" y="10.6" width="24" height="10.8" rx="3" fill={brand.brassWash} />
      <path
        d="M9 14.2v.1M13.4 17.6v.1M16.6 13.8v.1M20.6 17.4v.1M23.6 13.8v.1M9.6 18.4v.1"
        strokeWidth="2.4"
      />
    </g>
  ),
  FRUIT: (
    <>
      <path
        fill={brand.terracottaWash}
        d="M16 11.2c-3.4-2.8-9.6-1.6-9.6 5.4 0 6.4 4.4 12.2 7.4 12.2 1.1 0 1.3-.6 2.2-.6s1.1.6 2.2.6c3 0 7.4-5.8 7.4-12.2 0-7-6.2-8.2-9.6-5.4Z"
      />
      <path fill={brand.sageWash} d="M16.4 8.2c0-3.2 2-5 5.2-5.2.2 3.2-1.8 5.2-5.2 5.2Z" />
      <path d="M16 11.2c0-1.2.1-2.1.4-3" />
    </>
  ),
};

/** Drawings for items that the hotel names itself, by the last word of their keys: `CAJA_JUICE`, `BARU_NUTS`. */
const families: Record<string, ReactNode> = {
  WATER: drawings['MINERAL_WATER'],
  JUICE: drawings['FRESH_JUICE'],
  BEER: drawings['BEER'],
  SODA: drawings['SODA'],
  NUTS: drawings['CASHEW_NUTS'],
  CHOCOLATE: drawings['CHOCOLATE'],
  BAR: drawings['CEREAL_BAR'],
  FRUIT: drawings['FRUIT'],
};

function findDrawing(itemKey: string): ReactNode {
  const family = itemKey.slice(itemKey.lastIndexOf('_') + 1);
  if (Object.hasOwn(drawings, itemKey)) return drawings[itemKey];
  return Object.hasOwn(families, family) ? families[family] : jar;
}

const jar = (
  <>
    <path
      fill={brand.brassWash}
      d="M10.6 8.6C8 10.6 7.6 12.4 7.6 14.6V26a3 3 0 0 0 3 3h10.8a3 3 0 0 0 3-3V14.6c0-2.2-.4-4-3-6Z"
    />
    <path fill={brand.surface} d="M9.8 4h12.4v4.6H9.8Z" />
    <path fill={brand.surface} d="M12.2 25v-4.2a3.8 3.8 0 0 1 7.6 0V25Z" />
    <path d="M16 14v.1" strokeWidth="2.4" />
  </>
);

export function ItemIcon({ itemKey }: { itemKey: string }) {
  return (
    <svg
      className={useStyles().drawing}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {findDrawing(itemKey)}
    </svg>
  );
}
