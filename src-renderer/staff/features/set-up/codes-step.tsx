import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { saveFile } from '#renderer/platform/ui/save-file.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px' },
  text: { margin: 0 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, 1fr)',
    gap: '8px 24px',
    margin: 0,
    padding: '16px 20px',
    borderRadius: '12px',
    backgroundColor: brand.groundDeep,
    listStyleType: 'none',
    fontFamily: 'ui-monospace, monospace',
    fontSize: '1rem',
  },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

type CodesStepProps = { codes: readonly string[]; onNext: () => void };

/** Shown this once: the gateway has only their hashes. */
export function CodesStep({ codes, onNext }: CodesStepProps) {
  const styles = useStyles();
  const t = useText('staff/set-up');
  const [isStored, setStored] = useState(false);
  const text = codes.join('\n');
  const { isCopied, copy } = useCopy(text);
  return (
    <div className={styles.box}>
      <p className={styles.text}>{t('codes.text')}</p>
      <ul className={styles.list}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button onClick={copy}>{t(isCopied ? 'copied' : 'codes.copy')}</Button>
        <Button onClick={() => saveFile('pernoite.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}>
          {t('codes.save')}
        </Button>
      </div>
      <Checkbox
        checked={isStored}
        label={t('codes.kept')}
        onChange={(_, { checked }) => setStored(checked === true)}
      />
      <Button appearance="primary" size="large" disabled={!isStored} onClick={onNext}>
        {t('next')}
      </Button>
    </div>
  );
}
