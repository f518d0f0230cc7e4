import type { Explanation } from './load.ts'

/** A time scale with hour lines. */
export type Scale = {
  from: number
  until: number
  /** Instants of the hour lines. */
  hours: number[]
  /** Returns the position of an instant and the length of a span in percent. */
  at(instant: number): number
  span(start: number, end: number): number
}

const HOUR = 3_600_000

/** Builds a scale that covers opening hours, all items and the requested time. */
export function buildScale({ lanes, startDate, endDate }: Explanation): Scale {
  const requested = { startDate, endDate }
  const open = lanes
    .flatMap((lane) => lane.open)
    .filter((it) => Date.parse(it.endDate) - Date.parse(it.startDate) < 20 * HOUR)
  const spans = [requested, ...open, ...lanes.flatMap((lane) => lane.blocks)]
  const earliest = Math.min(...spans.map((it) => Date.parse(it.startDate)))
  const latest = Math.max(...spans.map((it) => Date.parse(it.endDate)))
  const from = Math.floor(earliest / HOUR) * HOUR
  const until = Math.max(Math.ceil(latest / HOUR) * HOUR, from + 6 * HOUR)
  const part = (length: number) => Math.round((length / (until - from)) * 100_000) / 1000
  const within = (instant: number) => Math.min(Math.max(instant, from), until)
  return {
    from,
    until,
    hours: Array.from({ length: (until - from) / HOUR - 1 }, (_, index) => from + (index + 1) * HOUR),
    at: (instant) => part(within(instant) - from),
    span: (start, end) => part(within(end) - within(start)),
  }
}
