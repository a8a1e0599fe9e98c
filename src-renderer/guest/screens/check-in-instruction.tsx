import { Instructions } from '#renderer/guest/features/booking/check-in/components/instructions.tsx';

export const Component = Instructions;
