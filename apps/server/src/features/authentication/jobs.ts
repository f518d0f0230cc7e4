import type { DueJob } from '../../jobs/schedule.ts'
import { deleteExpiredDevices } from './store/devices.ts'
import { deleteExpiredLoginEmailChanges } from './store/login-email-changes.ts'
import { deleteExpiredMailedSignIns } from './store/mailed-sign-ins.ts'
import { deleteExpiredMemberSessions } from './store/member-sessions.ts'
import { deleteExpiredOneTimeTokens } from './store/one-time-tokens.ts'
import { deleteExpiredPasskeyChallenges } from './store/passkeys.ts'
import { deleteExpiredStates } from './store/states.ts'

/** Deletes expired rows. */
export const authenticationJobs: DueJob[] = [
  {
    name: 'authentication.expired',
    run: async ({ db }, now) => {
      await deleteExpiredStates(db, now)
      await deleteExpiredOneTimeTokens(db, now)
      await deleteExpiredMailedSignIns(db, now)
      await deleteExpiredMemberSessions(db, now)
      await deleteExpiredDevices(db, now)
      await deleteExpiredPasskeyChallenges(db, now)
      await deleteExpiredLoginEmailChanges(db, now)
    },
  },
]
