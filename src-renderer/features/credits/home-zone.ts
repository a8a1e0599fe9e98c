/** Whose calendar a movement without a booking is dated by: the houses' own. */
export const HOME_ZONE = 'America/Sao_Paulo';
