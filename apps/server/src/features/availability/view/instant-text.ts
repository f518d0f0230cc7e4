import { addDays, DAY, MINUTE } from '@kalends/availability'

const clockTexts = Array.from(
  { length: 1440 },
  (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00.000Z`,
)

/**
 * Formats instants as the API does, `2026-03-01T09:00:00.000Z`, without a date object for each: days are formatted once
 * and cached, times come from a table.
 */
export function instantWriter(): (instant: number) => string {
  let day = Number.NaN
  let dayText = ''
  return (instant) => {
    const today = Math.floor(instant / DAY)
    if (today !== day) {
      day = today
      dayText = `${addDays('1970-01-01', today)}T`
    }
    const minute = (instant - today * DAY) / MINUTE
    const clock = clockTexts[minute]
    // Slots begin on whole minutes; a length given in seconds would not end on one.
    return clock === undefined ? new Date(instant).toISOString() : dayText + clock
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
