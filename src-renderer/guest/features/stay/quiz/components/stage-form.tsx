import { Button, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Quiz } from '#shared/contract/guest/quiz.ts';
import { isNotOffered } from '../queries.ts';
import {
  canCancel,
  cancelPressed,
  type Draft,
  isValid,
  LAST_STAGE,
  limits,
  type QuizState,
  type Stage,
  stageName,
  wentBack,
} from '../quiz-state.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { StageBody } from './stage-body.tsx';
import { StageProgress } from './stage-progress.tsx';
import { StageStatus } from './stage-status.tsx';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '24px',
    minWidth: 0,
    padding: '12px 16px 20px',
    '& input': { scrollMarginBlock: '24px 160px' },
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '24px 32px 32px', gap: '28px' },
  },
  question: { display: 'grid', gap: '24px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px' },
  hint: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  use: { margin: 0, color: brand.sageInk, lineHeight: 1.5 },
  text: { display: 'grid', gap: '6px' },
  // Stays visible while a long list scrolls; it never covers the focus.
  end: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'grid',
    gap: '12px',
    marginInline: '-16px',
    marginBottom: '-20px',
    padding: '14px 16px',
    borderTop: `1px solid ${brand.hairline}`,
    borderRadius: '0 0 20px 20px',
    backgroundColor: brand.surface,
    [from.medium]: { marginInline: '-32px', marginBottom: '-32px', padding: '18px 32px' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  main: { flexGrow: 1, flexBasis: '9rem', [from.small]: { flexGrow: 0 } },
  cancel: { marginInlineEnd: '-12px' },
});

type StageFormProps = {
  quiz: Quiz;
  stage: Stage;
  draft: Draft;
  isSaving: boolean;
  failure: unknown;
  change: (transition: (state: QuizState) => QuizState) => void;
  onSubmit: () => void;
};

export function StageForm({ quiz, stage, draft, isSaving, failure, change, onSubmit }: StageFormProps) {
  const styles = useStyles();
  const t = useText('quiz');
  const id = useId();
  const heading = useHeadingFocus(stage);
  const isLast = stage === LAST_STAGE;
  const valid = isValid(stage, draft);
  return (
    <form
      className={styles.form}
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (!isSaving) onSubmit();
      }}
    >
      <StageProgress stage={stage}>
        {canCancel(stage) && (
          <Button
            className={styles.cancel}
            size="large"
            appearance="subtle"
            onClick={() => change(cancelPressed)}
          >
            {t('cancel')}
          </Button>
        )}
      </StageProgress>
      <fieldset className={styles.question} aria-describedby={`${id}-hint`} disabled={isSaving}>
        <legend className={styles.legend}>
          <Heading level={2} id={`${id}-title`} ref={heading}>
            {t(`stages.${stageName(stage)}.title`)}
          </Heading>
        </legend>
        <StageHint stage={stage} id={`${id}-hint`} />
        <StageBody stage={stageName(stage)} quiz={quiz} draft={draft} change={change} />
      </fieldset>
      <div className={styles.end}>
        {failure !== null && <SaveFailure failure={failure} />}
        <StageStatus stage={stage} draft={draft} />
        <div className={styles.actions}>
          {stage > 1 && (
            <Button size="large" disabledFocusable={isSaving} onClick={() => change(wentBack)}>
              {t('back')}
            </Button>
          )}
          <BusyButton type="submit" className={styles.main} busy={isSaving} disabled={!valid}>
            {t(isLast ? 'save' : 'next')}
          </BusyButton>
        </div>
      </div>
    </form>
  );
}

function StageHint({ stage, id }: { stage: Stage; id: string }) {
  const styles = useStyles();
  const t = useText('quiz');
  const name = stageName(stage);
  const list = name === 'hobbies' || name === 'genres' ? name : null;
  return (
    <div className={styles.text} id={id}>
      <p className={styles.hint}>{t(`stages.${name}.text`, list ? { max: limits[list] } : {})}</p>
      {name === 'restrictions' && <p className={styles.use}>{t('stages.restrictions.use')}</p>}
    </div>
  );
}

function SaveFailure({ failure }: { failure: unknown }) {
  const t = useText('quiz');
  const errorText = useErrorText();
  return (
    <Notice intent="error">
      {isNotOffered(failure) ? t('optionsChanged') : `${t('saveFailed')} ${errorText(failure)}`}
    </Notice>
  );
}
