import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Context } from '../../../context.ts'
import { isGuid } from '../../sites/index.ts'
import { findStaffActor } from '../../users/index.ts'
import { isSigned, widthFor } from '../rules/address.ts'
import { findMedia, type MediaRow } from '../store/files.ts'
import { partPath } from '../store/folder.ts'

/** What a browser asks for at the address of an upload. */
export type AskedMedia = {
  siteId: string
  id: string
  /** The width it wants a picture in. */
  width: number | undefined
  /** Of a signed link. */
  until: string | undefined
  key: string | undefined
  /** Of somebody who works here. */
  cookie: string | undefined
}

/** An upload to hand out. */
export type OpenedMedia = {
  body: Readable
  sizeBytes: number
  contentType: string
  fileName: string
  /** Shown in the page, or only ever saved. */
  isPicture: boolean
  /** What members show themselves by may be taken away: browsers keep it for a day, and nobody between. */
  keptBy: 'anybody' | 'browsers' | 'nobody'
}

/** The upload at an address; undefined when there is none, or none for this caller. */
export async function openMedia(context: Context, asked: AskedMedia): Promise<OpenedMedia | undefined> {
  const [siteId, id] = [asked.siteId.toLowerCase(), asked.id.toLowerCase()]
  if (!isGuid(siteId) || !isGuid(id)) return undefined
  const file = await findMedia(context.db, siteId, id)
  if (!file || !(await maySee(context, file, asked))) return undefined
  const width = file.kind === 'IMAGE' ? widthFor(asked.width, file.width) : undefined
  const path = partPath(context.config, siteId, id, width ? `${width}.webp` : 'original')
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
    keptBy: keepers[file.purpose] ?? 'nobody',
  }
}

const keepers: Record<string, OpenedMedia['keptBy']> = { CATALOGUE: 'anybody', MEMBER: 'browsers' }

/**
 * A member's picture is seen by whoever was told its address: their front ends show it. Who sees only a calendar of their
 * own opens an answer by the link that stands in it.
 */
async function maySee(context: Context, file: MediaRow, { until, key, cookie }: AskedMedia): Promise<boolean> {
  if (file.purpose !== 'ANSWER' || isSigned(file, { until, key }, context.clock.now())) return true
  const staff = cookie ? await findStaffActor(context, { cookie, siteId: file.site_id }) : undefined
  return staff?.siteId === file.site_id && staff.permissions.has('READ_BOOKINGS') && !staff.resourceIds
}
