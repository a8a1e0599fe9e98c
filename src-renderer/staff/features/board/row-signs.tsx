import type { ReactNode } from 'react';
import { CheckIcon, CoinsIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { CardIcon, ClockIcon, DocumentIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { BroomIcon, LockIcon, PeopleIcon, RecordIcon } from '../shared/look/staff-icons.tsx';
import type { Sign } from './row-phrase.ts';

export const rowSigns: Readonly<Record<Sign, ReactNode>> = {
  tick: <CheckIcon />,
  coins: <CoinsIcon />,
  document: <DocumentIcon />,
  person: <PersonIcon />,
  card: <CardIcon />,
  guests: <PeopleIcon />,
  sheet: <RecordIcon />,
  broom: <BroomIcon />,
  clock: <ClockIcon />,
  door: <LockIcon />,
};
