import { dayIn, daysBetween } from '../lib/format.ts'
import { useFormats, useT } from '../lib/translate.tsx'

const WEEK = 7

/** Formats when something starts, relative to now: "Today, 13:15", "Thursday, 10:30", "Mon 7 Dec, all day". */
export function useRelativeTime(now: number): (start: string, end: string, zone: string) => string {
  const t = useT()
  const formats = useFormats()
  return (start, end, zone) => {
    const day = dayIn(start, zone)
    const distance = daysBetween(dayIn(now, zone), day)
    return `${dayLabel(distance, day)}, ${formats.startTime(start, end, zone)}`
  }

  function dayLabel(distance: number, day: string): string {
    if (distance === 0) return t('common.today')
    if (distance === 1) return t('common.tomorrow')
    return distance < WEEK ? formats.weekday(day) : formats.dayShort(day)
  }
}
