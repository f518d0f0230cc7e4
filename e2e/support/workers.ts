import { env } from 'node:process'

/** How many journeys run side by side; on a server that somebody else started, one. */
export const WORKERS = env.KALENDS_E2E_URL ? 1 : 2
