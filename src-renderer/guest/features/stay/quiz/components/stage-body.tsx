import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Quiz } from '#shared/contract/guest/quiz.ts';
import {
  chosen,
  type Draft,
  type DraftField,
  type DraftList,
  isFull,
  type QuizState,
  type StageName,
  toggled,
} from '../quiz-state.ts';
import { AmbientPicture } from './ambient-picture.tsx';
import { CheckChips } from './check-chips.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CompanyLine } from './company-line.tsx';
import { Group } from './group.tsx';
import { ListStage } from './list-stage.tsx';

const useStyles = makeStyles({ groups: { display: 'grid', gap: '28px' } });

type StageBodyProps = {
  stage: StageName;
  quiz: Quiz;
  draft: Draft;
  change: (transition: (state: QuizState) => QuizState) => void;
};

export function StageBody({ stage, quiz, draft, change }: StageBodyProps) {
  const t = useText('quiz');
  const styles = useStyles();
  const toggle = (list: DraftList) => (id: number) => change(state => toggled(state, list, id));
  const choose = (field: DraftField) => (id: number) => change(state => chosen(state, field, id));
  switch (stage) {
    case 'hobbies':
      return (
        <ListStage
          kind="HOBBY"
          categories={quiz.categHobbies}
          draft={draft}
          list="hobbies"
          onToggle={toggle('hobbies')}
        />
      );
    case 'genres':
      return (
        <CheckChips
          kind="GENRE"
          options={quiz.genres}
          chosen={draft.genres}
          isFull={isFull(draft, 'genres')}
          onToggle={toggle('genres')}
        />
      );
    case 'ambient':
      return (
        <ChoiceCards
          kind="AMBIENT"
          options={quiz.ambients}
          chosen={draft.ambient}
          picture={({ key }) => <AmbientPicture option={key} />}
          onChoose={choose('ambient')}
        />
      );
    case 'habits':
      return (
        <div className={styles.groups}>
          <Group legend={t('routine')}>
            <ChoiceCards
              kind="ROUTINE"
              options={quiz.routines}
              chosen={draft.routine}
              onChoose={choose('routine')}
            />
          </Group>
          <Group legend={t('nightHabit')}>
            <ChoiceCards
              kind="NIGHT_HABIT"
              options={quiz.nightHabits}
              chosen={draft.nightHabit}
              onChoose={choose('nightHabit')}
            />
          </Group>
        </div>
      );
    case 'privacy':
      return <CompanyLine options={quiz.privacies} chosen={draft.privacy} onChoose={choose('privacy')} />;
    case 'restrictions':
      return (
        <ListStage
          kind="RESTRICTION"
          categories={quiz.categRestrictions}
          draft={draft}
          list="restrictions"
          onToggle={toggle('restrictions')}
        />
      );
  }
}
