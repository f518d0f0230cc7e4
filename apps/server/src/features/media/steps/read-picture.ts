import type { Context } from '../../../context.ts'
import { PoolFullError } from '../../../jobs/work-pool.ts'
import { fail } from '../../../refusal.ts'
import { widths } from '../rules/address.ts'
import type { Kind } from '../rules/kind.ts'
import { maxPixels, pictureSeconds } from '../rules/limits.ts'
import { countParts, hasTooManyParts } from '../rules/picture-parts.ts'
import type { Parts } from '../store/folder.ts'
import { decodePicture, PictureTimeoutError } from './decode-picture.ts'
import type { PictureJob, PictureResult } from './picture-process.ts'

/** A picture as stored: without metadata, upright, and in each smaller width. */
export type ReadPicture = { width: number; height: number; parts: Parts }

/** A customer who uploads. */
export type Uploader = { key: string; network: string }

export type PictureOptions = {
  kind: Kind
  /** No wider and no higher than this. */
  most?: number | undefined
  /** The uploader and their network; undefined for staff, who share one quota. */
  from: Uploader | undefined
}

// Larger than any screen shows a picture of a business.
const largestSide = 4096

/**
 * Re-encodes a picture: drops location, camera and other metadata, and any hidden content. Undefined for unreadable
 * files. Runs a few at once; others wait or are refused. Throws MEDIA_TYPE_NOT_SUPPORTED for too many pixels or parts,
 * which are checked before decoding, and for pictures that take too long; THROTTLED_FEATURE while too many are being
 * read.
 */
export async function readPicture(
  { pictures }: Context,
  content: Buffer,
  { kind, most, from }: PictureOptions,
): Promise<ReadPicture | undefined> {
  const counted = countParts(content)
  if (hasTooManyParts(counted)) return fail('MEDIA_TYPE_NOT_SUPPORTED', { description: tooManyParts })
  const mostPixels = maxPixels(kind.contentType, counted.scans)
  const format = kind.contentType.slice('image/'.length) as PictureJob['format']
  const job: PictureJob = { content, format, mostPixels, largestSide: most ?? largestSide, widths }
  try {
    const work = () => decodePicture(job, pictureSeconds * 1000)
    return readResult(await pictures.run({ key: from?.key, group: from?.network, work }), mostPixels)
  } catch (error) {
    if (error instanceof PoolFullError)
      return fail('THROTTLED_FEATURE', { description: tooMany, data: { retryAfterSeconds: 5 } })
    if (error instanceof PictureTimeoutError) return fail('MEDIA_TYPE_NOT_SUPPORTED', { description: tooSlow })
    throw error
  }
}

function readResult(result: PictureResult, mostPixels: number): ReadPicture | undefined {
  if (result.type === 'TOO_MANY_PIXELS')
    return fail('MEDIA_TYPE_NOT_SUPPORTED', { description: tooManyPixels(mostPixels) })
  if (result.type === 'UNREADABLE') return undefined
  const { width, height, parts } = result
  return { width, height, parts: new Map(parts.map(([name, bytes]) => [name, Buffer.from(bytes)])) }
}

const tooMany = 'Many pictures are being uploaded right now. Try again in a few seconds.'
const tooSlow = 'This picture takes too long to read. Save it in a smaller size and upload that.'
const tooManyParts =
  'This picture has too many scans, texts or frames. Save it again in another program and upload that.'
const tooManyPixels = (limit: number): string =>
  `This picture has more than ${limit / 1_000_000} megapixels. Save it in a smaller size and upload that.`
