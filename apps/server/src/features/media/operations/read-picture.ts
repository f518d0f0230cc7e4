import { widths } from '../rules/address.ts'
import type { Kind } from '../rules/kind.ts'
import type { Parts } from '../store/folder.ts'

/** A picture as it is kept: cleaned of all that is no picture, upright, and in each narrower width. */
export type ReadPicture = { width: number; height: number; parts: Parts }

// A small file may unfold into a huge picture; more than any camera of a telephone makes is refused.
const mostPixels = 50_000_000

let turn: Promise<unknown> = Promise.resolve()

/**
 * Reads a picture and writes it anew: place, camera and everything else that is no picture goes, and whatever was hidden
 * in the file with it. No wider and no higher than `most`. Undefined for what cannot be read. One at a time, so that many at
 * once cost the memory of one.
 */
export function readPicture(content: Buffer, kind: Kind, most = Infinity): Promise<ReadPicture | undefined> {
  const mine = turn.then(() => readNow(content, kind, most))
  turn = mine.catch(() => undefined)
  return mine
}

async function readNow(content: Buffer, { contentType }: Kind, most: number): Promise<ReadPicture | undefined> {
  const sharp = await resizer()
  const open = () => sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  try {
    const format = contentType.slice('image/'.length) as 'jpeg' | 'png' | 'webp'
    const within = { width: most, height: most, fit: 'inside', withoutEnlargement: true } as const
    const original = await (most === Infinity ? open() : open().resize(within))
      .toFormat(format, format === 'png' ? {} : { quality: 90 })
      .toBuffer({ resolveWithObject: true })
    const parts = new Map([['original', original.data]])
    for (const width of widths.filter((it) => it < original.info.width)) {
      parts.set(`${width}.webp`, await open().resize({ width }).webp({ quality: 80 }).toBuffer())
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
