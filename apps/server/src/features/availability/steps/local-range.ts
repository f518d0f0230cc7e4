import { DAY, instantToWall, isZone } from '@kalends/availability'
import { fail, refuseFields } from '../../../refusal.ts'
import { fault } from '../rules/fault.ts'
import { readWritten, toInstant } from '../rules/written-instant.ts'

export const maxDays = 366

/** Returns the time zone of an answer: the requested one, otherwise the business's. */
export function answerZone(requested: string | null | undefined, businessZone: string): string {
  if (requested && !isZone(requested)) fail('INVALID_TIME_ZONE')
  return requested || businessZone
}

/** Parses a wall time in a zone; ignores any offset. */
export function localInstant(field: string, text: string, zone: string): number {
  const written = readWritten(text)
  if (!written) return refuseFields([fault(field, 'FORMAT', 'must be a local date and time')])
  return toInstant(written, zone, zone)
}

/** The range between two wall times, `from <= start < to`. */
export function localRange(
  { fromLocalDate, toLocalDate }: { fromLocalDate: string | number; toLocalDate: string },
  zone: string,
): { start: number; end: number } {
  const start = typeof fromLocalDate === 'number' ? fromLocalDate : localInstant('fromLocalDate', fromLocalDate, zone)
  const end = localInstant('toLocalDate', toLocalDate, zone)
  if (end <= start) refuseFields([fault('toLocalDate', 'MIN', 'must be later than fromLocalDate')])
  const days = (instantToWall(end, zone) - instantToWall(start, zone)) / DAY
  if (days > maxDays) refuseFields([fault('toLocalDate', 'MAX', `must lie within ${maxDays} days`)])
  return { start, end }
}
