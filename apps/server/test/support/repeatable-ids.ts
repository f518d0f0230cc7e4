import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { randomUUID, randomUUIDv7 } = crypto

/**
 * Gives out ids in ascending order, the same ones in each run, until the returned function is called. Rows of one instant
 * are ordered by their ids, so with random ones no run could be repeated.
 */
export function useRepeatableIds(): () => void {
  let count = 0
  const next = (): string => {
    count += 1
    return `00000000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
  }
  replace({ randomUUID: next, randomUUIDv7: next })
  return () => replace({ randomUUID, randomUUIDv7 })
}

function replace(functions: object): void {
  Object.assign(crypto, functions)
  syncBuiltinESMExports()
}
