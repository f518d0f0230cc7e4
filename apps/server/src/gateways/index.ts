import type { Config } from '../config.ts'

/** The outside world: each member is one interface with one real and one in-memory implementation. */
export type Gateways = Record<never, never>

export function createGateways(_config: Config): Gateways {
  return {}
}
