import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { type Draft, isFull, isValid, limits, type Stage, stageName } from '../quiz-state.ts';

const useStyles = makeStyles({
  status: {
    margin: 0,
    color: brand.sageInk,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    ':empty': { display: 'none' },
  },
});

export function StageStatus({ stage, draft }: { stage: Stage; draft: Draft }) {
  const styles = useStyles();
  return (
    <p className={styles.status} role="status">
      {useStatusText(stage, draft)}
    </p>
  );
}

function useStatusText(stage: Stage, draft: Draft): string {
  const t = useText('quiz');
  const name = stageName(stage);
  if (name !== 'hobbies' && name !== 'genres')
    return name === 'ambient' && !isValid(stage, draft) ? t('missing.ambient') : '';
  if (!isValid(stage, draft)) return t(`missing.${name}`);
  const max = limits[name];
  const counted = t('counted', { count: draft[name].length, max });
  return isFull(draft, name) ? `${counted}. ${t('full', { max })}` : counted;
}
