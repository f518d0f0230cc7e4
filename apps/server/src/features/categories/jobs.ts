import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { eraseCategories } from './store.ts'

const retentionMs = 30 * DAY

/** Erases categories after their time in the trash. */
export const categoriesJobs: DueJob[] = [
  {
    name: 'categories.trash',
    run: (context, now) => context.transaction((tx) => eraseCategories(tx, now - retentionMs)),
  },
]
