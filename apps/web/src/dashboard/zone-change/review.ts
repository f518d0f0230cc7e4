import type { Infer, sessions, sites } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'

/** What a change of time zone moves if everything keeps its local time. */
export type ZoneReview = Infer<typeof sessions.PreviewTimeZoneChangeResponse>

type Answer = NonNullable<Infer<typeof sites.UpdateSiteSettingsRequest>['timeZoneChange']>

const sameWallTime = { sessions: 'WALL_TIME', bookings: 'WALL_TIME' } as const

/**
 * Returns what must be answered before the form is saved; undefined if the zone stays, nothing is on the calendar, or the
 * form answers for this zone.
 */
export async function reviewZoneChange(
  client: Client,
  form: FormData,
  locationId: string | null = null,
): Promise<ZoneReview | undefined> {
  const timeZone = readText(form, 'timeZone')
  if (!timeZone || readText(form, 'zoneConfirmed') === timeZone) return undefined
  try {
    const review = await client.sessions.previewTimeZoneChange({ timeZone, locationId, timeZoneChange: sameWallTime })
    return review.timeZone === timeZone || review.kinds.length === 0 ? undefined : review
  } catch (error) {
    // Saving names the field.
    if (isRefusal(error)) return undefined
    throw error
  }
}

/** Reads the answers of the form; nothing if it had no question. */
export function readZoneAnswer(form: FormData): { timeZoneChange?: Answer } {
  if (!readText(form, 'zoneConfirmed')) return {}
  const readChoice = (name: string) =>
    readText(form, name) === 'INSTANT' ? ('INSTANT' as const) : ('WALL_TIME' as const)
  return {
    timeZoneChange: {
      ...(form.has('zoneSessions') ? { sessions: readChoice('zoneSessions') } : {}),
      ...(form.has('zoneBookings') ? { bookings: readChoice('zoneBookings') } : {}),
      notifyParticipants: form.has('zoneNotify'),
    },
  }
}
