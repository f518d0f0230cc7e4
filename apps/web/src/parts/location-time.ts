import type { Formats } from '../lib/format.ts'
import type { Translate } from '../lib/translate.tsx'

/** A start in the zone it was booked in, and the zone of its location if it has one. */
type Start = { start: string; zone: string; locationZone: string | undefined }

/** Returns a start on the clocks of its location, “13:15 in Lisbon”; undefined where they show the same time. */
export function locationTime(t: Translate, formats: Formats, { start, zone, locationZone }: Start): string | undefined {
  if (!locationZone || formats.moment(start, locationZone) === formats.moment(start, zone)) return undefined
  const when = formats.timeElsewhere(start, locationZone, zone)
  return t('reading.location.time', { when, city: formats.zoneCity(locationZone) })
}
