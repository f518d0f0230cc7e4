/** A submitted shift, with the first and last day of its season if it has one. */
export type Shift = {
  weekday: number
  opensMinute: number
  closesMinute: number
  locationId: string | null
  validFrom: string | null
  validUntil: string | null
}

/** Converts `09:30` to minutes from midnight; undefined for an invalid time. */
export function toMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/u.exec(text) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return hours !== undefined && total < 1440 && Number(minutes) < 60 ? total : undefined
}

/** Formats minutes from midnight for a form field. */
export const formatTime = (minutes: number): string => {
  const ofDay = minutes % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/**
 * Reads the weekly hours; a shift that ends before it starts continues past midnight. Returns undefined if any shift is
 * invalid.
 */
export function shiftsIn(form: FormData): Shift[] | undefined {
  const all = (name: string): string[] => form.getAll(name).map(String)
  const days = all('weekday')
  const opens = all('opens')
  const closes = all('closes')
  const locationIds = all('locationId')
  const begins = all('validFrom')
  const ends = all('validUntil')
  const shifts = days.flatMap((day, index) => {
    const from = opens[index] ?? ''
    const until = closes[index] ?? ''
    if (from === '' && until === '') return []
    const shift = toShift(Number(day), from, until, locationIds[index] ?? '')
    return [shift && { ...shift, validFrom: begins[index] || null, validUntil: ends[index] || null }]
  })
  return shifts.includes(undefined) ? undefined : (shifts as Shift[])
}

type Plain = Omit<Shift, 'validFrom' | 'validUntil'>

function toShift(weekday: number, from: string, until: string, locationId: string): Plain | undefined {
  const opensMinute = toMinutes(from)
  const end = toMinutes(until)
  if (opensMinute === undefined || end === undefined) return undefined
  // From midnight to midnight is the whole day; other pairs of equal times are invalid.
  if (opensMinute === end && end !== 0) return undefined
  const closesMinute = end > opensMinute ? end : end + 1440
  return { weekday, opensMinute, closesMinute, locationId: locationId || null }
}

/** Lists the days of a range; undefined if it is invalid or too long. */
export function daysBetween(first: string, last: string): string[] | undefined {
  const [from, to] = [first, last || first].map((day) => Date.parse(`${day}T12:00:00Z`)) as [number, number]
  const count = (to - from) / 86_400_000
  if (!Number.isInteger(count) || count < 0 || count > 365) return undefined
  return Array.from({ length: count + 1 }, (_, index) => new Date(from + index * 86_400_000).toISOString().slice(0, 10))
}
