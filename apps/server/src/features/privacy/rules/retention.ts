import type { Infer, retention } from '@kalends/contract'

export type Settings = Infer<typeof retention.RetentionSettings>

/** What a business keeps for a time of its choice. */
export const kinds = ['booking', 'message', 'answer', 'customer', 'log', 'file'] as const
export type Kind = (typeof kinds)[number]

/** For each kind the instant before which it is erased; undefined to keep it. */
export type Cutoffs = Partial<Record<Kind, number>>

/** Returns the same day and time some months earlier, in UTC; the last day of the month if there is no such day. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, lastDay))
}

/** Returns what is erased with these settings. */
export function cutoffsOf(settings: Settings, now: number): Cutoffs {
  const cutoffs: Cutoffs = {}
  for (const kind of kinds) {
    const months = settings[`${kind}Months`]
    if (months !== null) cutoffs[kind] = monthsBefore(now, months)
  }
  return cutoffs
}
