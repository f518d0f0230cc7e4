import type { Translate } from '../../../lib/translate.tsx'
import type { Resource } from '../model.ts'

type Utilization = Pick<Resource, 'openMinutes' | 'busyMinutes'>

/** Describes how busy a day is: "6 of 8 hours", "Full day", "Off today". */
export function describeUtilization({ openMinutes, busyMinutes }: Utilization, t: Translate): string {
  if (openMinutes === 0) return t('dashboard.calendar.off')
  if (isFull({ openMinutes, busyMinutes })) return t('dashboard.calendar.full')
  return t('dashboard.calendar.load', { busy: hours(busyMinutes), open: hours(openMinutes) })
}

const hours = (minutes: number): number => Math.round(minutes / 30) / 2

/** True when less than a quarter of an hour is left. */
export const isFull = ({ openMinutes, busyMinutes }: Utilization): boolean =>
  openMinutes > 0 && openMinutes - busyMinutes < 15

export const utilizationShare = ({ openMinutes, busyMinutes }: Utilization): number =>
  openMinutes === 0 ? 0 : Math.min(1, busyMinutes / openMinutes)
