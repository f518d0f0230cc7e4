import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { eraseTrashedNotes } from './store/notes.ts'

const retentionMs = 30 * DAY

/** Erases notes after their time in the trash. */
export const customersJobs: DueJob[] = [
  {
    name: 'customers.trash',
    run: (context, now) => context.transaction((tx) => eraseTrashedNotes(tx, { before: now - retentionMs, now })),
  },
]
