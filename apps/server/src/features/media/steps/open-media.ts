import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Context } from '../../../context.ts'
import { isGuid } from '../../sites/index.ts'
import { findStaffActor } from '../../users/index.ts'
import { isSigned, widthFor } from '../rules/address.ts'
import { type RequestedSize, widthNeeded } from '../rules/transform.ts'
import { findMedia, findMediaById, type MediaRow } from '../store/files.ts'
import { partPath } from '../store/folder.ts'

/** A request for an upload. */
export type RequestedMedia = {
  /** Undefined where the address names the upload alone. */
  siteId: string | undefined
  id: string
  /** Size of a picture: a minimum width, or the box it is shown in. */
  size: number | RequestedSize | undefined
  /** Of a signed link. */
  until: string | undefined
  key: string | undefined
  /** Of a signed-in staff user. */
  cookie: string | undefined
}

/** An upload to hand out. */
export type OpenedMedia = {
  body: Readable
  sizeBytes: number
  contentType: string
  fileName: string
  /** True to show it in the page, false to download it. */
  isPicture: boolean
  /** A member may remove their picture: browsers hold it for a day, and no cache in between. */
  cachedBy: 'anyone' | 'browsers' | 'none'
}

/** Opens an upload; undefined if it does not exist or the actor may not see it. */
export async function openMedia(context: Context, requested: RequestedMedia): Promise<OpenedMedia | undefined> {
  const file = await findRequested(context, requested)
  if (!file || !(await maySee(context, file, requested))) return undefined
  const width = file.kind === 'IMAGE' ? widthFor(wantedWidth(requested.size, file), file.width) : undefined
  const path = partPath(context.config, file.site_id, file.id, width ? `${width}.webp` : 'original')
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  )
  if (size === undefined) return undefined
  return {
    body: createReadStream(path),
    sizeBytes: size,
    contentType: width ? 'image/webp' : file.content_type,
    fileName: file.file_name,
    isPicture: file.kind === 'IMAGE',
    cachedBy: caches[file.purpose] ?? 'none',
  }
}

const caches: Record<string, OpenedMedia['cachedBy']> = { CATALOGUE: 'anyone', MEMBER: 'browsers' }

async function findRequested({ db }: Context, { siteId, id }: RequestedMedia): Promise<MediaRow | undefined> {
  if (!isGuid(id)) return undefined
  if (siteId === undefined) return findMediaById(db, id.toLowerCase())
  return isGuid(siteId) ? findMedia(db, siteId.toLowerCase(), id.toLowerCase()) : undefined
}

function wantedWidth(size: RequestedMedia['size'], { width, height }: MediaRow): number | undefined {
  if (typeof size !== 'object') return size
  return width === null || height === null ? undefined : widthNeeded(size, { width, height })
}

/**
 * Returns true if the actor may see the file. Anyone with its address sees a member's picture: front ends show it.
 * Staff limited to their own calendar open submitted files by the link in the submission.
 */
async function maySee(context: Context, file: MediaRow, { until, key, cookie }: RequestedMedia): Promise<boolean> {
  if (file.purpose !== 'ANSWER' || isSigned(file, { until, key }, context.clock.now())) return true
  const staff = cookie ? await findStaffActor(context, { cookie, siteId: file.site_id }) : undefined
  return staff?.siteId === file.site_id && staff.permissions.has('READ_BOOKINGS') && !staff.resourceIds
}
