import { env } from 'node:process'
import { inject } from 'vitest'

/** Data of the server under test; of one that somebody else started (KALENDS_E2E_URL) KALENDS_E2E_DATA names it. */
export const dataFolder = (): string => inject('dataFolder') || (env.KALENDS_E2E_DATA ?? '')
