import { dayIn } from '../lib/format.ts'
import { useSite } from '../lib/site.ts'
import { useFormats, useT } from '../lib/translate.tsx'

/** A booking whose fees a saved card pays, so that the card cannot be deleted yet. */
export type InUse = { name: string; startDate: string; neededUntil: string }

/** Says what cannot be deleted, for which bookings, and until when. */
export function useInUse(
  bookings: readonly InUse[],
  what: 'account.cards.inUse' | 'account.leave.inUse',
): string | undefined {
  const t = useT()
  const formats = useFormats()
  const zone = useSite().timeZone
  if (bookings.length === 0) return undefined
  const day = (instant: string) => formats.dayMonthYear(dayIn(instant, zone))
  const sentences = bookings.map(({ name, startDate, neededUntil }) =>
    t('account.cards.inUse.booking', { name, day: day(startDate), until: day(neededUntil) }),
  )
  return [t(what), ...sentences].join(' ')
}
