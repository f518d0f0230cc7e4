import { DAY, HOUR } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import { isGuid } from '../../sites/index.ts'
import { retentionAction, unusedRetentionMs } from '../rules/retention.ts'
import { claimDueMedia, deleteMediaRow, findStrayIds, type MediaRow, markUnused } from '../store/files.ts'
import { oldFolders, removeParts, sitesWithUploads } from '../store/folder.ts'
import { findUsed } from '../store/uses.ts'

const atOnce = 50

/** Checks each upload once a day and deletes those unreferenced for a day. */
export async function sweepMedia(context: Context, now: number): Promise<void> {
  const deleted = await context.transaction(async (tx) => {
    const due = await claimDueMedia(tx, now, now + DAY, atOnce)
    const goes: MediaRow[] = []
    for (const [siteId, files] of bySite(due)) {
      const ids = files.flatMap(({ id, purpose }) => (purpose === 'ANSWER' ? [] : [id]))
      const used = await findUsed(tx, siteId, ids)
      for (const file of files) if (isHandedIn(file)) used.add(file.id)
      for (const file of files) {
        const unusedSince = file.unused_since === null ? null : Date.parse(file.unused_since)
        const fate = retentionAction(used.has(file.id), unusedSince, now)
        if (fate === 'goes') goes.push(file)
        else await markUnused(tx, file, fate === 'used' ? null : (unusedSince ?? now))
      }
    }
    for (const file of goes) await deleteMediaRow(tx, file.site_id, file.id)
    return goes
  })
  for (const file of deleted) await removeParts(context.config, file.site_id, file.id)
  if (now % HOUR < 60_000) await removeStrays(context, now)
}

/** Deletes files without a row, left by a crash. */
async function removeStrays(context: Context, now: number): Promise<void> {
  for (const siteId of (await sitesWithUploads(context.config)).filter(isGuid)) {
    const old = await oldFolders(context.config, siteId, now - unusedRetentionMs)
    for (const id of await findStrayIds(context.db, siteId, old)) await removeParts(context.config, siteId, id)
  }
}

/** Returns true for a file that its submission still names. */
function isHandedIn({ submission_id, unused_since }: MediaRow): boolean {
  return submission_id !== null && unused_since === null
}

function bySite(files: readonly MediaRow[]): Map<string, MediaRow[]> {
  return Map.groupBy(files, ({ site_id }) => site_id)
}
