import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { deleteMediaRow, findMedia } from '../store/files.ts'
import { removeParts } from '../store/folder.ts'
import { findUsed } from '../store/uses.ts'
import { mediaView } from '../view.ts'

export const deleteMedia: Operation<'deleteMedia'> = async ({ input, actor }, context) => {
  const id = input.mediaId.toLowerCase()
  await context.transaction(async (tx) => {
    const file = await findMedia(tx, actor.siteId, id)
    // Files of answers are deleted with the answers.
    if (file?.purpose !== 'CATALOGUE') return fail('NOT_FOUND')
    if ((await findUsed(tx, actor.siteId, [id])).size > 0) return fail('MEDIA_IN_USE')
    await deleteMediaRow(tx, actor.siteId, id)
    const now = context.clock.now()
    const change = { operation: 'deleteMedia', entityType: 'media', entityId: id, entityName: file.file_name }
    await recordChange(tx, actor.siteId, actor, { ...change, before: mediaView(file, now) }, now)
  })
  await removeParts(context.config, actor.siteId, id)
  return {}
}
