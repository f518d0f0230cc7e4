import { dayIn } from '../lib/format.ts'
import { useFormats, useT } from '../lib/translate.tsx'

/** A booking whose fees a saved card pays, so that the card cannot be deleted yet. */
export type InUse = { name: string; startDate: string; neededUntil: string; timeZone: string }

/** Says what cannot be deleted, for which bookings, and until when. */
export function useInUse(
  bookings: readonly InUse[],
  what: 'account.cards.inUse' | 'account.leave.inUse',
): string | undefined {
  const t = useT()
  const formats = useFormats()
  if (bookings.length === 0) return undefined
  const sentences = bookings.map(({ name, startDate, neededUntil, timeZone }) => {
    const day = (instant: string) => formats.dayMonthYear(dayIn(instant, timeZone))
    return t('account.cards.inUse.booking', { name, day: day(startDate), until: day(neededUntil) })
  })
  return [t(what), ...sentences].join(' ')
}
