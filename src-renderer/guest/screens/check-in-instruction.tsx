import { Instructions } from '#renderer/guest/features/booking/check-in/components/instructions.tsx';

/** The first page of the full check-in (CHK-02, CHK-14). */
export const Component = Instructions;
