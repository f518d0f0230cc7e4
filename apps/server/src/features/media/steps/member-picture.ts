import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { mediaPath } from '../rules/address.ts'
import { uploadLimits } from '../rules/limits.ts'
import { unusedRetentionMs } from '../rules/retention.ts'
import { deleteMediaOfMember, insertMedia } from '../store/files.ts'
import { removeParts, writeParts } from '../store/folder.ts'
import { type ReadUpload, readUpload } from './read-upload.ts'

type Who = { siteId: string; memberId: string }

/** A stored picture that is not assigned yet. */
export type TakenPicture = { id: string; media: ReadUpload['media'] }

// Shown small: wide enough for a sharp screen.
const most = 640

/** Reads a picture a member hands in. MEDIA_TYPE_NOT_SUPPORTED, THROTTLED_FEATURE. */
export async function storeMemberPicture(
  context: Context,
  { siteId, memberId }: Who,
  { content, address }: { content: string; address: string },
): Promise<TakenPicture> {
  const network = toNetwork(address)
  await countAttempt(context, uploadLimits(siteId, memberId, network))
  // What people call their files is theirs.
  const { parts, media } = await readUpload(
    context,
    { fileName: 'picture.webp', content },
    { onlyPictures: true, most, from: { key: memberId, network } },
  )
  const id = context.ids.guid()
  await writeParts(context.config, siteId, id, parts)
  return { id, media }
}

/** Saves it as the picture of a locked member. Returns its address. Delete the previous one first. */
export async function saveMemberPicture(tx: Tx, context: Context, { siteId, memberId }: Who, taken: TakenPicture) {
  const now = context.clock.now()
  const named = { ...taken.media, id: taken.id, purpose: 'MEMBER', alt_text: '', member_id: memberId }
  const row = await insertMedia(tx, siteId, named, { now, dueAt: now + unusedRetentionMs })
  return { id: row.id, url: mediaPath(row), width: row.width ?? 0, height: row.height ?? 0 }
}

/** Deletes a member's picture rows; returns their ids for `removePictures` after the commit. */
export function dropMemberPictures(tx: Tx, { siteId, memberId }: Who): Promise<string[]> {
  return deleteMediaOfMember(tx, siteId, memberId)
}

/** Deletes files of deleted pictures. The daily sweep removes what a crash leaves behind. */
export async function removePictures({ config }: Context, siteId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeParts(config, siteId, id)
}
