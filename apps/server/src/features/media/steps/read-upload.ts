import { randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { safeName } from '../rules/address.ts'
import { detectKind, type Kind, withEnding } from '../rules/kind.ts'
import type { NewMedia } from '../store/files.ts'
import type { Parts } from '../store/folder.ts'
import { readPicture, type Uploader } from './read-picture.ts'

const largest = 10 * 1024 * 1024

/** A processed upload: its files, and its row without the owner. */
export type ReadUpload = { parts: Parts; media: Omit<NewMedia, 'id' | 'purpose' | 'alt_text' | 'member_id'> }

/** `from`: the uploader, undefined for staff. */
export type ReadOptions = { onlyPictures: boolean; most?: number; from: Uploader | undefined }

/**
 * Processes an upload. Pictures are stored no larger than `most`, in the smallest format. Throws
 * MEDIA_TYPE_NOT_SUPPORTED for types that are not accepted, and for files where only pictures are; THROTTLED_FEATURE.
 */
export async function readUpload(
  context: Context,
  { fileName, content: base64 }: { fileName: string; content: string },
  { onlyPictures, most, from }: ReadOptions,
): Promise<ReadUpload> {
  const content = decodeBase64(base64)
  const detected = await publishType(content, fileName)
  if (!detected || (onlyPictures && detected.kind !== 'IMAGE')) return fail('MEDIA_TYPE_NOT_SUPPORTED')
  const kind = most === undefined ? detected : { ...detected, contentType: 'image/webp' }
  const picture = kind.kind === 'IMAGE' ? await readPicture(context, content, { kind, most, from }) : undefined
  if (kind.kind === 'IMAGE' && !picture) return fail('MEDIA_TYPE_NOT_SUPPORTED')
  const parts = picture?.parts ?? new Map([['original', content]])
  const media = {
    kind: kind.kind,
    file_name: withEnding(safeName(fileName), kind.contentType),
    content_type: kind.contentType,
    size_bytes: parts.get('original')?.byteLength ?? 0,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    link_secret: randomBytes(32),
  }
  return { parts, media }
}

function decodeBase64(base64: string): Buffer {
  const content = isBase64(base64) ? Buffer.from(base64, 'base64') : undefined
  if (!content?.length)
    return refuseFields([{ field: 'content', description: 'is not base64', violatedRule: 'FORMAT' }])
  if (content.byteLength <= largest) return content
  const description = 'is larger than 10 MB'
  return refuseFields([{ field: 'content', description, violatedRule: 'MAX_LENGTH', data: { threshold: largest } }])
}

/** Each pattern passes the text once; white space, as between lines, is for the decoder to skip. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=')
  if (padding >= 0 && !/^={1,2}$/.test(text.slice(padding).trim())) return false
  return !/[^A-Za-z0-9+/=\s]/.test(text)
}

async function publishType(content: Buffer, fileName: string): Promise<Kind | undefined> {
  // Loaded with the first upload, as what reads pictures is.
  const { fileTypeFromBuffer } = await import('file-type')
  return detectKind(await fileTypeFromBuffer(content), content, fileName)
}
