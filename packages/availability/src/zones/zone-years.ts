import { DAY } from '../units.ts'
import { boundedCache } from './bounded-cache.ts'
import { probeOffset } from './probe-offset.ts'

/**
 * The offsets of one zone during one year: `offsets[i]` (milliseconds east of UTC) applies from `starts[i]` to
 * `starts[i + 1]`; the first from `from`, the last to `until` (epoch milliseconds).
 */
export interface ZoneYear {
  readonly zone: string
  readonly from: number
  readonly until: number
  readonly starts: readonly number[]
  readonly offsets: readonly number[]
}

/** Years of 365.25 days since the epoch, so that the year of an instant is found without a calendar. */
const YEAR = 365.25 * DAY

/** No zone has changed its offset twice within this time. */
const PROBE_STEP = 3.5 * DAY

const years = boundedCache<string, ZoneYear>(2048)

/** Most calls concern one period in one zone; this saves them the key and the map. */
let latest: ZoneYear | undefined

/**
 * Returns the year of `zone` that contains `instant`. Throws a RangeError for an unknown zone or an instant beyond
 * Intl's range.
 */
export function zoneYearAt(instant: number, zone: string): ZoneYear {
  if (latest && latest.zone === zone && instant >= latest.from && instant < latest.until) return latest
  const index = Math.floor(instant / YEAR)
  const key = `${zone}|${index}`
  const year = years.get(key) ?? probeYear(zone, index)
  years.set(key, year)
  latest = year
  return year
}

function probeYear(zone: string, index: number): ZoneYear {
  const from = index * YEAR
  const until = from + YEAR
  const starts = [from]
  const offsets = [probeOffset(from, zone)]
  for (let left = from; left < until; left += PROBE_STEP) {
    const right = Math.min(left + PROBE_STEP, until - 1000)
    const before = offsets[offsets.length - 1] as number
    const after = probeOffset(right, zone)
    if (after === before) continue
    starts.push(changeBetween(left, right, before, zone))
    offsets.push(after)
  }
  return { zone, from, until, starts, offsets }
}

/** Finds the first whole second in `(left, right]` at which the offset is no longer `before`. */
function changeBetween(left: number, right: number, before: number, zone: string): number {
  let low = Math.floor(left / 1000)
  let high = Math.ceil(right / 1000)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (probeOffset(middle * 1000, zone) === before) low = middle
    else high = middle
  }
  return high * 1000
}
