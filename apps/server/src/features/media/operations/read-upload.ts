import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { safeName } from '../rules/address.ts'
import { type Kind, kindOf, withEnding } from '../rules/kind.ts'
import type { NewMedia } from '../store/files.ts'
import type { Parts } from '../store/folder.ts'
import { readPicture } from './read-picture.ts'

const largest = 10 * 1024 * 1024

/** What was handed in, read: what is written of it, and its note but for whose it is. */
export type ReadUpload = { parts: Parts; media: Omit<NewMedia, 'id' | 'purpose' | 'alt_text' | 'member_id'> }

/** `key`: whose upload it is, undefined for staff. */
export type ReadOptions = { onlyPictures: boolean; most?: number; key: string | undefined }

/**
 * Reads what was handed in. A picture is kept no wider and no higher than `most`, and then in the form that is smallest.
 * MEDIA_TYPE_NOT_SUPPORTED for what is not taken, and for a file where only pictures are. THROTTLED_FEATURE.
 */
export async function readUpload(
  context: Context,
  { fileName, content: base64 }: { fileName: string; content: string },
  { onlyPictures, most, key }: ReadOptions,
): Promise<ReadUpload> {
  const content = bytesOf(base64)
  const told = await tellKind(content, fileName)
  if (!told || (onlyPictures && told.kind !== 'IMAGE')) return fail('MEDIA_TYPE_NOT_SUPPORTED')
  const kind = most === undefined ? told : { ...told, contentType: 'image/webp' }
  const picture = kind.kind === 'IMAGE' ? await readPicture(context, content, { kind, most, key }) : undefined
  if (kind.kind === 'IMAGE' && !picture) return fail('MEDIA_TYPE_NOT_SUPPORTED')
  const parts = picture?.parts ?? new Map([['original', content]])
  const media = {
    ...{ kind: kind.kind, file_name: withEnding(safeName(fileName), kind.contentType), content_type: kind.contentType },
    size_bytes: parts.get('original')?.byteLength ?? 0,
    ...{ width: picture?.width ?? null, height: picture?.height ?? null, link_secret: randomBytes(32) },
  }
  return { parts, media }
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
