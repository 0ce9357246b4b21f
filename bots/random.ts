import { pick, type Bot } from '@tischlein/kit';

/** Any legal move, each as likely as the other; waiting counts as one of them. */
export const randomBot: Bot = ({ legal, mayWait }, random) =>
  pick<string | null>(mayWait ? [...legal, null] : legal, random);

/** A bot that plays this percentage of its moves at random. */
export const careless =
  (bot: Bot, percent: number): Bot =>
  (ask, random) =>
    (random.below(100) < percent ? randomBot : bot)(ask, random);
