import { MINUTE } from '@kalends/availability'

/** Tries until a message is given up: the last one is about a day and a half after the first. */
export const maxAttempts = 12

/** How long to wait after so many failed attempts: a minute, doubling. */
export function retryDelay(attempts: number): number {
  return MINUTE * 2 ** Math.max(0, attempts - 1)
}

/** Returns the next state of a message whose sending failed. */
export function afterFailure(attempts: number, permanent: boolean): 'WAITING' | 'FAILED' {
  return permanent || attempts >= maxAttempts ? 'FAILED' : 'WAITING'
}
