import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { brand, tokens } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  picture: { display: 'block', width: '100%', aspectRatio: '5 / 3', backgroundColor: brand.brassWash },
});

const sun = { fill: brand.brass };
const sage = { fill: brand.sage };
const wash = { fill: brand.sageWash };
const jatoba = { fill: brand.jatoba };
const clay = { fill: tokens.colorBrandBackground };
const light = { fill: brand.ground };

const nature = (
  <>
    <circle cx="196" cy="42" r="20" style={sun} />
    <path d="M0 104c36-34 70-40 104-16s70 22 136-14v76H0z" style={wash} />
    <path d="M0 128c44-26 92-26 132-6s76 14 108-4v32H0z" style={sage} />
    <path d="M96 150c4-14 24-16 26-26 1-6-8-8-6-14 14 4 24 10 20 20-3 8-14 10-14 20z" style={light} />
    <path d="M56 128V92" stroke="currentColor" strokeWidth="5" />
    <path d="M56 46c16 6 22 18 20 32-2 12-10 20-20 20s-18-8-20-20c-2-14 4-26 20-32z" style={sage} />
  </>
);

const elsewhere = (
  <>
    <path d="M0 0h240v150H0z" style={clay} />
    <path d="M68 150V72a52 52 0 0 1 104 0v78z" style={light} />
    <circle cx="142" cy="58" r="13" style={sun} />
    <path d="M68 98h104v52H68z" style={wash} />
    <path d="M104 104h36l-8 12h-22z" style={jatoba} />
    <path d="M121 66v34M121 68l20 30h-20z" style={clay} stroke="currentColor" strokeWidth="2" />
    <path d="M56 150v-9h128v9z" style={sun} />
    <path d="M64 141v-8h112v8z" style={light} />
  </>
);

const city = (
  <>
    <circle cx="52" cy="38" r="16" style={sun} />
    <path d="M0 150V96h38v54zM150 150V78h40v72zM206 150V92h34v58z" style={wash} />
    <path d="M30 150V70h44v80zM178 150v-46h38v46z" style={sage} />
    <path d="M78 150V44h46v106z" style={jatoba} />
    <path d="M128 150V88a22 22 0 0 1 44 0v62z" style={clay} />
    <path
      d="M88 56h8v10h-8zM106 56h8v10h-8zM88 76h8v10h-8zM106 96h8v10h-8zM88 116h8v10h-8zM40 82h8v10h-8zM56 102h8v10h-8zM144 92h12v14h-12zM144 116h12v14h-12z"
      style={sun}
    />
  </>
);

const shapes: Readonly<Record<string, ReactNode>> = {
  NATURE: nature,
  DIFFERENT_CONTEXT: elsewhere,
  CITY: city,
};

export function AmbientPicture({ option }: { option: string }) {
  const styles = useStyles();
  if (!Object.hasOwn(shapes, option)) return null;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 240 150"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[option]}
    </svg>
  );
}
