import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { trashRetentionMs } from '../rules/trash.ts'
import { claimSlug } from '../steps/claim-slug.ts'
import { toServiceKey } from '../steps/service-key.ts'
import { closeService, showOne } from '../steps/write-update.ts'
import type { ServiceRow } from '../store/rows.ts'
import { insertMainSlug, insertSavedSlugs, type SavedSlug } from '../store/slugs.ts'
import { setRestored, takeStored } from '../store/trash.ts'
import { lockWholeService } from '../store/write-service.ts'

/** Restores a service, hidden until it is reviewed, with the slugs and sessions that are still free. */
export const restoreService: Operation<'restoreService'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const row = await lockWholeService(tx, siteId, input.serviceId)
    if (!row || !isInTrash(row, context.clock.now())) return fail('SERVICE_NOT_FOUND')
    const before = await showOne(context, tx, siteId, row)
    const { slugs, ...ended } = await takeStored(tx, siteId, row.id)
    await setRestored(tx, siteId, row.id)
    await restoreSlugs(context, tx, row, slugs)
    const { restored, lostBookings } = await context.ports.services.restoreSessions(context, tx, {
      service: toServiceKey(row),
      ended,
      actor,
    })
    const service = await closeService(context, tx, { actor, operation: 'restoreService' }, { row, before })
    return { service, restoredSessions: restored, lostBookings }
  })

function isInTrash({ deleted_at }: ServiceRow, now: number): boolean {
  return deleted_at !== null && Date.parse(deleted_at) > now - trashRetentionMs
}

/** Its main address again, or where another service has that by now one made from its name. */
async function restoreSlugs(context: Context, tx: Tx, row: ServiceRow, slugs: readonly SavedSlug[]): Promise<void> {
  const { site_id: siteId, id: serviceId, main_slug: slug, main_slug_custom: custom } = row
  const now = context.clock.now()
  await insertSavedSlugs(tx, siteId, serviceId, slugs)
  if (!(await insertMainSlug(tx, siteId, { serviceId, slug, custom }, now))) {
    await claimSlug(tx, siteId, serviceId, row.name, now)
  }
}
