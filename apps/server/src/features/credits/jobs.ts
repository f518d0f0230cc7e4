import type { Context } from '../../context.ts'
import type { DueJob } from '../../jobs/schedule.ts'
import { expireEntries } from './rules/entries.ts'
import { endGrants, listReturnedDue, lockGrant } from './store/grants.ts'
import { insertCreditTransaction } from './store/ledger.ts'

const atOnce = 100

/** Ends credits that the business returned with an end of their own. The others end with their cycle or order. */
async function endReturnedCredits(context: Context, now: number): Promise<void> {
  for (;;) {
    const due = await listReturnedDue(context.db, now, atOnce)
    for (const { site_id: siteId, id } of due) {
      await context.transaction(async (tx) => {
        const grant = await lockGrant(tx, siteId, id)
        // Another process ended it meanwhile.
        if (!grant || grant.ended_at !== null) return
        if (grant.remaining) {
          await insertCreditTransaction(tx, {
            siteId,
            id: context.ids.guid(),
            cause: { type: 'EXPIRE', id },
            entries: expireEntries(grant, grant.remaining),
            occurredAt: now,
          })
        }
        await endGrants(tx, siteId, [id], now)
      })
    }
    if (due.length < atOnce) return
  }
}

export const creditsJobs: DueJob[] = [{ name: 'credits.endReturned', run: endReturnedCredits }]
