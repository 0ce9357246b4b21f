import type { Path, Unread, Why, WhyCode } from '@tischlein/kit';
import type { Language } from './languages.ts';
import { formatter } from './messages.ts';

/** What people read of a record that can not be read or does not hold. */
interface RecordWords {
  readonly unread: string;
  readonly line: string;
  readonly seat: string;
  readonly move: string;
  readonly field: string;
  readonly other: string;
  readonly why: { readonly [code in WhyCode]: string };
  readonly faults: { readonly [code: string]: string };
}

/** As the check of a record finds it. */
interface Fault {
  readonly code: string;
  readonly detail?: string;
  readonly why?: Why;
}

export interface RecordSpeaker {
  /** That a record can not be read, and why. */
  unread(unread: Pick<Unread, 'error' | 'why'>): string;
  /** Why alone. */
  why(unread: Pick<Unread, 'error' | 'why'>): string;
  fault(fault: Fault): string;
}

export async function recordSpeaker(language: Language): Promise<RecordSpeaker> {
  const words = ((await import(`./records.${language}.json`)) as { default: RecordWords }).default;
  const format = formatter(language);

  const placed = (at: Path, why: string): string => {
    if (typeof at === 'string') return at === '' ? why : format(words.field, { field: at, why });
    if ('move' in at) return format(words.move, { ...at, why });
    return at.seat === undefined
      ? format(words.line, { line: at.line, why })
      : format(words.seat, { line: at.line, seat: at.seat + 1, why });
  };
  const known = (why: Why): string | undefined => {
    const reasons = why.because?.map(known);
    if (reasons?.includes(undefined)) return undefined;
    const because = reasons && { because: reasons.join(' ') };
    return placed(why.at, format(words.why[why.code], { ...why.values, ...because }));
  };
  const why: RecordSpeaker['why'] = (unread) =>
    (unread.why && known(unread.why)) ?? format(words.other, { error: unread.error });

  return {
    why,
    unread: (unread) => format(words.unread, { why: why(unread) }),
    fault: ({ code, detail = '', why: found }) =>
      format(words.faults[code]!, {
        seat: Number(detail) + 1,
        move: detail,
        why: why({ error: detail, ...(found && { why: found }) }),
      }),
  };
}
