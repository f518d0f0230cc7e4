import { boundedCache } from './bounded-cache.ts'

const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/
const LONGEST_NAME = 64

const known = boundedCache<string, boolean>(1024)

/**
 * Returns true if `name` is an IANA time zone known to this machine, in any letter case (`europe/berlin`, `UTC`).
 * Bare offsets (`+02:00`) are not: they have no clock changes. Never throws.
 */
export function isZone(name: string): boolean {
  if (name.length > LONGEST_NAME || !IANA_NAME.test(name)) return false
  const remembered = known.get(name)
  if (remembered !== undefined) return remembered
  const answer = intlKnows(name)
  known.set(name, answer)
  return answer
}

/** Throws a RangeError unless `name` is a zone. */
export function assertZone(name: string): void {
  if (!isZone(name)) throw new RangeError(`Unknown time zone: ${name.slice(0, LONGEST_NAME)}`)
}

function intlKnows(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
