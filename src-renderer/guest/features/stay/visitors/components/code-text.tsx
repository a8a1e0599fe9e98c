import { makeStyles, mergeClasses } from '@fluentui/react-components';

const useStyles = makeStyles({
  code: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: '0.5em',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontVariantNumeric: 'slashed-zero',
    letterSpacing: '0.06em',
    fontWeight: 600,
  },
});

/** The code of an invitation in groups of four; for copying and searching it is one word. */
export function CodeText({ code, className }: { code: string; className?: string }) {
  const styles = useStyles();
  const groups = code.match(/.{1,4}/gu) ?? [];
  return (
    <span className={mergeClasses(styles.code, className)}>
      {groups.map((group, index) => (
        <span key={`${index} ${group}`}>{group}</span>
      ))}
    </span>
  );
}
