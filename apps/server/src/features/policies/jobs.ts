import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { erasePolicies } from './store/policies.ts'

const retentionMs = 30 * DAY

/** Erases policies after their time in the trash. */
export const policiesJobs: DueJob[] = [
  { name: 'policies.trash', run: (context, now) => context.transaction((tx) => erasePolicies(tx, now - retentionMs)) },
]
