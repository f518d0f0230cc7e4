import { env } from 'node:process'
import { inject, type ProvidedContext } from 'vitest'

/** The browser and the server of this worker. */
export function stage(): ProvidedContext['stages'][number] {
  const number = Number(env.VITEST_POOL_ID)
  const found = inject('stages')[number - 1]
  if (!found) throw new Error(`Nothing was started for worker ${number}`)
  return found
}

/** Where the site answers, without a slash at the end. */
export const siteUrl = (): string => stage().siteUrl

/** Data of the server under test; of one that somebody else started (KALENDS_E2E_URL) KALENDS_E2E_DATA names it. */
export const dataFolder = (): string => stage().dataFolder || (env.KALENDS_E2E_DATA ?? '')
