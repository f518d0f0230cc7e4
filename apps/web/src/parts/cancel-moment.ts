import { dayIn } from '../lib/format.ts'
import { useFormats, useT } from '../lib/translate.tsx'

const MINUTE = 60_000

/**
 * Formats the cancellation deadline: "Tuesday 24 November, 14:30"; at midnight, as of a rental by the day, "the end of Monday
 * 23 November". Null if there is none or it has passed.
 */
export function useCancelMoment(
  minutes: number | 'any' | 'never' | 'fee',
  start: string,
  zone: string,
  now: number,
): string | null {
  const t = useT()
  const formats = useFormats()
  if (minutes === 'never' || minutes === 'fee') return null
  const moment = Date.parse(start) - (minutes === 'any' ? 0 : minutes) * MINUTE
  if (moment <= now) return null
  const dayBefore = dayIn(moment - 1, zone)
  if (dayBefore !== dayIn(moment, zone)) return t('common.endOfDay', { day: formats.dayLong(dayBefore) })
  return `${formats.dayLong(dayIn(moment, zone))}, ${formats.time(moment, zone)}`
}
