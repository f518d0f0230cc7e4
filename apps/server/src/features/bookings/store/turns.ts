import { perDatabase } from '../../../db/per-database.ts'
import { Turns } from '../../../db/turns.ts'

/** Turns of bookings by site and resource. */
export const getTurns = perDatabase(() => new Turns())
