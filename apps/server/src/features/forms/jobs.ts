import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { eraseSubmissions } from './steps/erase-submissions.ts'
import { eraseOldForms } from './store/forms.ts'
import { lockOldSubmissions, recordErasure } from './store/submissions.ts'

const retentionMs = 30 * 24 * 60 * 60 * 1000
const atOnce = 500

/** Deletes trashed forms and unconfirmed submissions after a month. */
export const formsJobs: DueJob[] = [
  { name: 'forms.trash', run: ({ db }, now) => eraseOldForms(db, now - retentionMs) },
  {
    name: 'forms.submissions',
    run: async (context, now) => {
      for (let erased = atOnce; erased === atOnce; ) erased = await eraseSome(context, now)
    },
  },
]

async function eraseSome(context: Context, now: number): Promise<number> {
  return context.transaction(async (tx) => {
    const found = await lockOldSubmissions(tx, now - retentionMs, atOnce)
    for (const [siteId, ids] of found) {
      await eraseSubmissions(tx, siteId, ids)
      await recordErasure(tx, siteId, { id: randomUUID(), count: ids.length, now })
    }
    return [...found.values()].reduce((sum, ids) => sum + ids.length, 0)
  })
}
