import { env } from 'node:process'

/** Returns the address of the worker's site, without a slash at the end. */
export const siteUrl = (): string => required('KALENDS_E2E_URL')

/** Returns the data folder of the worker's server. */
export const dataFolder = (): string => required('KALENDS_E2E_DATA')

function required(name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set: the server of this worker was not started`)
  return value
}
