import type { Citation } from '@tischlein/kit';

export const cite = (clause: string, facts: Citation['facts']): Citation => ({ clause, facts });
