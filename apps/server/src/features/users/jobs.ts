import type { DueJob } from '../../jobs/schedule.ts'
import { unansweredMs } from './rules/invitation.ts'
import { undoMs } from './rules/undo.ts'
import { deleteExpiredStates } from './store/factors.ts'
import { deleteOldInvitations } from './store/invitations.ts'
import { deleteExpiredPasswordLinks } from './store/password-links.ts'
import { deleteOldRemovals } from './store/removed.ts'
import { deleteExpiredSessions } from './store/sessions.ts'

/** Deletes expired rows. */
export const usersJobs: DueJob[] = [
  { name: 'users.expired-sessions', run: ({ db }, now) => deleteExpiredSessions(db, now) },
  { name: 'users.expired-states', run: ({ db }, now) => deleteExpiredStates(db, now) },
  { name: 'users.old-invitations', run: ({ db }, now) => deleteOldInvitations(db, now - unansweredMs) },
  { name: 'users.expired-password-links', run: ({ db }, now) => deleteExpiredPasswordLinks(db, now) },
  { name: 'users.removed', run: ({ db }, now) => deleteOldRemovals(db, now - undoMs) },
]
