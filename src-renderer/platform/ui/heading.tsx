import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontFamily: brand.fontDisplay,
    fontWeight: 500,
    color: brand.ink,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    ':focus': { outlineStyle: 'none' },
  },
  display: { fontSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 4rem)', lineHeight: 1.05 },
  large: { fontSize: 'clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem)', lineHeight: 1.1 },
  medium: { fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)', lineHeight: 1.2 },
  small: { fontSize: '1.25rem', lineHeight: 1.3 },
});

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  size?: 'display' | 'large' | 'medium' | 'small';
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
};

const sizes = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const;

export function Heading({ level, size = sizes[level], id, ref, className, children }: HeadingProps) {
  const styles = useStyles();
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      className={mergeClasses(styles.heading, styles[size], className)}
      {...(ref === undefined ? {} : { ref, tabIndex: -1 })}
    >
      {children}
    </Tag>
  );
}
