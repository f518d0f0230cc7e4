import { randomBytes } from 'node:crypto'
import { HOUR } from '@kalends/availability'
import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { networkOf, takeAttempt } from '../../users/index.ts'
import { safeName } from '../rules/address.ts'
import { keptUnused, linkLasts } from '../rules/keeping.ts'
import { type Kind, kindOf } from '../rules/kind.ts'
import { insertMedia } from '../store/files.ts'
import { removeParts, writeParts } from '../store/folder.ts'
import { mediaView } from '../view.ts'
import { readPicture } from './read-picture.ts'

const largest = 10 * 1024 * 1024

export const uploadMedia: Operation<'uploadMedia'> = async ({ input, actor, request }, context) => {
  await mayUpload(context, actor, input.purpose, request.address)
  const content = bytesOf(input.content)
  const kind = await tellKind(content, input.fileName)
  if (!kind || (input.purpose === 'CATALOGUE' && kind.kind !== 'IMAGE')) return fail('MEDIA_TYPE_NOT_SUPPORTED')
  const picture = kind.kind === 'IMAGE' ? await readPicture(content, kind) : undefined
  if (kind.kind === 'IMAGE' && !picture) return fail('MEDIA_TYPE_NOT_SUPPORTED')
  const id = context.ids.guid()
  const parts = picture?.parts ?? new Map([['original', content]])
  const now = context.clock.now()
  const media = {
    ...{ id, kind: kind.kind, purpose: input.purpose, file_name: safeName(input.fileName) },
    ...{ content_type: kind.contentType, size_bytes: parts.get('original')?.byteLength ?? 0 },
    ...{ width: picture?.width ?? null, height: picture?.height ?? null },
    ...{ alt_text: input.altText ?? '', link_secret: randomBytes(32) },
  }
  await writeParts(context.config, actor.siteId, id, parts)
  try {
    const row = await insertMedia(context.db, actor.siteId, media, { now, dueAt: now + keptUnused })
    return { file: mediaView(row, now + linkLasts) }
  } catch (error) {
    await removeParts(context.config, actor.siteId, id)
    throw error
  }
}

/** Pictures of the business are for those who may change what shows them; a form is open to everyone, within bounds. */
async function mayUpload(context: Context, actor: Actor, purpose: string, address: string): Promise<void> {
  const isKnown = actor.type === 'staff' || actor.type === 'app'
  const mayChange = may(actor, 'MANAGE_SERVICES') || may(actor, 'MANAGE_RESOURCES') || may(actor, 'MANAGE_SETTINGS')
  if (purpose === 'CATALOGUE') return mayChange ? undefined : fail('PERMISSION_DENIED')
  if (isKnown) return
  const who = actor.type === 'member' ? actor.memberId : actor.type === 'visitor' ? actor.visitorId : ''
  await takeAttempt(context, [
    { key: `upload:${actor.siteId}:${who}`, limit: 20, windowMs: HOUR },
    { key: `upload-address:${networkOf(address)}`, limit: 100, windowMs: HOUR },
  ])
}

function bytesOf(base64: string): Buffer {
  const bare = base64.replaceAll(/\s+/g, '')
  const content = /^[A-Za-z0-9+/]+={0,2}$/.test(bare) ? Buffer.from(bare, 'base64') : undefined
  if (!content?.length)
    return refuseFields([{ field: 'content', description: 'is not base64', violatedRule: 'FORMAT' }])
  if (content.byteLength <= largest) return content
  const description = 'is larger than 10 MB'
  return refuseFields([{ field: 'content', description, violatedRule: 'MAX_LENGTH', data: { threshold: largest } }])
}

async function tellKind(content: Buffer, fileName: string): Promise<Kind | undefined> {
  // Loaded with the first upload, as what reads pictures is.
  const { fileTypeFromBuffer } = await import('file-type')
  return kindOf(await fileTypeFromBuffer(content), content, fileName)
}
