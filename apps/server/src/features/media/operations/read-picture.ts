import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { PoolFullError, PoolTimeoutError } from '../../../work-pool.ts'
import { widths } from '../rules/address.ts'
import type { Kind } from '../rules/kind.ts'
import { mostPixelsOf, pictureSeconds } from '../rules/limits.ts'
import type { Parts } from '../store/folder.ts'

/** A picture as it is saved: cleaned of all that is no picture, upright, and in each narrower width. */
export type ReadPicture = { width: number; height: number; parts: Parts }

export type PictureOptions = {
  kind: Kind
  /** No wider and no higher than this. */
  most?: number | undefined
  /** Whose upload it is; undefined for staff, who share the room of all. */
  key: string | undefined
}

// Larger than any screen shows a picture of a business.
const largestSide = 4096

/**
 * Reads a picture and writes it anew: place, camera and everything else that is no picture is dropped, and whatever was
 * hidden in the file with it. Undefined for what cannot be read. A few at once; the rest waits or is refused.
 * MEDIA_TYPE_NOT_SUPPORTED for too many pixels, which the file says before it is unpacked, and for a picture that takes too
 * long; THROTTLED_FEATURE while too many are being read.
 */
export async function readPicture(
  { pictures }: Context,
  content: Buffer,
  { kind, most, key }: PictureOptions,
): Promise<ReadPicture | undefined> {
  const pixels = await pixelsOf(content)
  if (pixels === undefined) return undefined
  const limit = mostPixelsOf(kind.contentType)
  if (pixels > limit) return fail('MEDIA_TYPE_NOT_SUPPORTED', { description: tooManyPixels(limit) })
  try {
    return await pictures.run({
      key,
      timeoutMs: pictureSeconds * 1000,
      work: () => readNow(content, kind, most ?? largestSide),
    })
  } catch (error) {
    if (error instanceof PoolFullError)
      return fail('THROTTLED_FEATURE', { description: tooMany, data: { retryAfterSeconds: 5 } })
    if (error instanceof PoolTimeoutError) return fail('MEDIA_TYPE_NOT_SUPPORTED', { description: tooSlow })
    throw error
  }
}

const tooMany = 'Many pictures are being uploaded right now. Try again in a few seconds.'
const tooSlow = 'This picture takes too long to read. Save it in a smaller size and upload that.'
const tooManyPixels = (limit: number): string =>
  `This picture has more than ${limit / 1_000_000} megapixels. Save it in a smaller size and upload that.`

/** Read from the head of the file, without unpacking the picture. Undefined for a head that cannot be read. */
async function pixelsOf(content: Buffer): Promise<number | undefined> {
  const sharp = await resizer()
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return undefined
  }
}

async function readNow(content: Buffer, { contentType }: Kind, most: number): Promise<ReadPicture | undefined> {
  const sharp = await resizer()
  const open = (from: Buffer) =>
    sharp(from, { limitInputPixels: mostPixelsOf(contentType), failOn: 'error' }).timeout({ seconds: pictureSeconds })
  try {
    const format = contentType.slice('image/'.length) as 'jpeg' | 'png' | 'webp'
    const within = { width: most, height: most, fit: 'inside', withoutEnlargement: true } as const
    const original = await open(content)
      .autoOrient()
      .resize(within)
      .toFormat(format, format === 'png' ? {} : { quality: 90 })
      .toBuffer({ resolveWithObject: true })
    const parts = new Map([['original', original.data]])
    // From the one that is saved: the large file is unpacked once.
    for (const width of widths.filter((it) => it < original.info.width)) {
      parts.set(`${width}.webp`, await open(original.data).resize({ width }).webp({ quality: 80 }).toBuffer())
    }
    return { width: original.info.width, height: original.info.height, parts }
  } catch {
    return undefined
  }
}

/** Loaded with the first picture: a server nobody uploads to doesn't carry it. */
async function resizer() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
