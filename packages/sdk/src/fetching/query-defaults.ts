import { KalendsError } from '../errors/kalends-error.ts'

/** How long an answer may be shown again. Source: specification of services, section 9, for all three. */
const cacheTimeMs = 5 * 60_000
const retries = 3
const firstDelayMs = 1000
const longestDelayMs = 30_000

/**
 * Defaults for loading data, as options of TanStack Query: answers are cached for five minutes, failed calls are
 * repeated three times, after one second and then after twice as long each time, at most thirty seconds. Refused calls
 * are not repeated: they would be refused again.
 */
export const queryDefaults = {
  gcTime: cacheTimeMs,
  /** Whether to repeat a call that has failed `failures` times before. */
  retry: (failures: number, error: unknown): boolean => failures < retries && !isFinal(error),
  /** Milliseconds to wait before the attempt after `failures` earlier ones. */
  retryDelay: (failures: number): number => Math.min(firstDelayMs * 2 ** failures, longestDelayMs),
} as const

function isFinal(error: unknown): boolean {
  if (!(error instanceof KalendsError)) return false
  if (error.code === 'ABORTED') return true
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}
