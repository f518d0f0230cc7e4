import type { DueJob } from '../../jobs/schedule.ts'
import { rotateOldAccessKey } from './steps/rotate-access-key.ts'
import { deleteOldCodes } from './store/codes.ts'
import { deleteEndedFamilies } from './store/families.ts'

const days = 24 * 60 * 60 * 1000

/** Deletes token families a month and codes a day after they end; rotates the signing key every three months. */
export const identityJobs: DueJob[] = [
  {
    name: 'identity.ended-families',
    run: (context, now) => context.transaction((tx) => deleteEndedFamilies(tx, now - 30 * days)),
  },
  {
    name: 'identity.old-codes',
    run: (context, now) => context.transaction((tx) => deleteOldCodes(tx, now - days)),
  },
  { name: 'identity.old-access-key', run: rotateOldAccessKey },
]
