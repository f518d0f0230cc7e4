import type { SessionsNeighbour } from '../../services/index.ts'
import { copySeries } from './copy-series.ts'
import { endSessions } from './end-sessions.ts'
import { moveSessions } from './move-sessions.ts'
import { restoreSessions } from './restore-sessions.ts'

/** What sessions and their bookings do when their service goes, comes back, moves or is copied. */
export const sessionsOfServices: SessionsNeighbour = { endSessions, restoreSessions, moveSessions, copySeries }
