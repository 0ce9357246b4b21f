const FIRST_HOUR = 5;

/** An evening lasts until five in the morning, in the reader's time zone. */
export function eveningSince(now: Date): Date {
  const since = new Date(now);
  since.setHours(FIRST_HOUR, 0, 0, 0);
  if (since > now) since.setDate(since.getDate() - 1);
  return since;
}
