import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { erasePolicies } from './store/policies.ts'

const retentionMs = 30 * DAY

/** Policies in the trash are kept for a time only. */
export const policiesJobs: DueJob[] = [
  { name: 'policies.trash', run: (context, now) => context.transaction((tx) => erasePolicies(tx, now - retentionMs)) },
]
