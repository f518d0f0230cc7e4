import { type DatedException, instantToLocal, toLocalDay } from '@kalends/availability'

/** Returns the hours of a date that leave no room for a time on it: a day off, a holiday or shorter hours. */
export function exceptionAt(
  exceptions: readonly DatedException[],
  { start, end }: { start: number; end: number },
  { zone, locationId }: { zone: string; locationId: string | null },
): DatedException | undefined {
  const day = toLocalDay(start, zone)
  const dated = exceptions.filter(
    (one) => one.date === day && (!one.locationId || locationId === null || one.locationId === locationId),
  )
  const from = minuteOf(start, zone)
  const until = from + (end - start) / 60_000
  const hasRoom = dated.some(({ windows }) =>
    windows.some(({ openMinute, closeMinute }) => openMinute <= from && closeMinute >= until),
  )
  return hasRoom ? undefined : dated[0]
}

function minuteOf(instant: number, zone: string): number {
  const clock = instantToLocal(instant, zone).slice(11)
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}
