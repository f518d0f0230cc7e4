import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { networkOf, takeAttempt } from '../../limits/index.ts'
import { mediaPath } from '../rules/address.ts'
import { keptUnused } from '../rules/keeping.ts'
import { uploadLimits } from '../rules/limits.ts'
import { deleteMediaOfMember, insertMedia } from '../store/files.ts'
import { removeParts, writeParts } from '../store/folder.ts'
import { type ReadUpload, readUpload } from './read-upload.ts'

type Who = { siteId: string; memberId: string }

/** A picture that was read and written, and is nobody's yet. */
export type TakenPicture = { id: string; media: ReadUpload['media'] }

// Shown small: wide enough for a sharp screen.
const most = 640

/** Reads a picture a member hands in. MEDIA_TYPE_NOT_SUPPORTED, THROTTLED_FEATURE. */
export async function takeMemberPicture(
  context: Context,
  { siteId, memberId }: Who,
  { content, address }: { content: string; address: string },
): Promise<TakenPicture> {
  const network = networkOf(address)
  await takeAttempt(context, uploadLimits(siteId, memberId, network))
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

/** Makes it the picture of a locked member; answers where it is. Take the one before away first. */
export async function keepMemberPicture(tx: Tx, context: Context, { siteId, memberId }: Who, taken: TakenPicture) {
  const now = context.clock.now()
  const named = { ...taken.media, id: taken.id, purpose: 'MEMBER', alt_text: '', member_id: memberId }
  const row = await insertMedia(tx, siteId, named, { now, dueAt: now + keptUnused })
  return { id: row.id, url: mediaPath(row), width: row.width ?? 0, height: row.height ?? 0 }
}

/** From now on nothing opens the pictures of a member; answers their ids, for `removePictures` after the commit. */
export function dropMemberPictures(tx: Tx, { siteId, memberId }: Who): Promise<string[]> {
  return deleteMediaOfMember(tx, siteId, memberId)
}

/** Erases the bytes of pictures that are no more. What is left by a process that dies before goes within two days. */
export async function removePictures({ config }: Context, siteId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeParts(config, siteId, id)
}
