import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type CommitmentRow, findCommitments, noScope, type Scope } from '../store/find-commitments.ts'

/** Refuses while something to come relies on these resources or this location: whoever deletes them decides first. */
export async function requireNoCommitments(
  context: Context,
  tx: Tx,
  siteId: string,
  scope: Partial<Pick<Scope, 'resourceIds' | 'locationId'>>,
): Promise<void> {
  const found = await findCommitments(tx, siteId, { ...noScope, ...scope }, context.clock.now())
  if (found.length > 0) refuseRemaining(found)
}

const named = 20

/** Refuses, naming the first. */
export function refuseRemaining(found: readonly CommitmentRow[]): never {
  return fail('COMMITMENTS_REMAIN', {
    data: {
      total: found.length,
      bookings: found.reduce((sum, { bookings }) => sum + bookings, 0),
      commitments: found.slice(0, named).map(({ id, kind, title, start }) => ({
        id,
        kind,
        title,
        startDate: new Date(start).toISOString(),
      })),
    },
  })
}
