import { HOUR, MINUTE } from '@kalends/availability'

/** How long sending pauses after so many attempts in vain: a minute, doubling, at most an hour. */
export function probeDelay(probes: number): number {
  return Math.min(HOUR, MINUTE * 2 ** Math.min(probes, 10))
}
