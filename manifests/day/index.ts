export {
  DAY_BUDGET,
  DAY_GAMES,
  dateOf,
  dayDeal,
  dayNumber,
  gameOfDay,
  type DayDeal,
} from './deal.ts';
export { DAY_SEAT, dayOutcome, type DayOutcome } from './outcome.ts';
