/** Milliseconds in a minute. Instants and spans of this package are milliseconds; rules are written in minutes. */
export const MINUTE = 60_000

/** Milliseconds in an hour of elapsed time. */
export const HOUR = 3_600_000

/** Milliseconds in 24 hours of elapsed time: a day of wall time, though not always a local day. */
export const DAY = 86_400_000
