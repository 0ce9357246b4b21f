import { randomBytes } from 'node:crypto';

export const freshSeed = (): string => randomBytes(16).toString('hex');
