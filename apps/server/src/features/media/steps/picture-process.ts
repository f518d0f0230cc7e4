import sharp from 'sharp'

// NOTE: runs in a separate process, started by decode-picture.ts, so that it can be killed. It imports none of our
// modules.

/** A picture to re-encode. The message contains everything: the process has no settings and no database. */
export type PictureJob = {
  content: Uint8Array
  format: 'jpeg' | 'png' | 'webp'
  mostPixels: number
  /** No wider and no higher than this. */
  largestSide: number
  /** Further widths to write. */
  widths: readonly number[]
}

export type PictureResult =
  | { type: 'PICTURE'; width: number; height: number; parts: [name: string, bytes: Uint8Array][] }
  | { type: 'TOO_MANY_PIXELS' }
  | { type: 'UNREADABLE' }

sharp.cache(false)
sharp.concurrency(1)

// The server stops it. Signals to the process group, as Ctrl-C, are for the server, which finishes pending requests.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
// NOTE: exiting would wait for the decoder. Also when the server was killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.once('message', async (job: PictureJob) => process.send?.(await decode(job)))

async function decode({ content, format, mostPixels, largestSide, widths }: PictureJob): Promise<PictureResult> {
  const open = (from: Uint8Array) => sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
  try {
    // Read from the head of the file, without unpacking the picture.
    const head = await sharp(content, { limitInputPixels: false }).metadata()
    if (head.width * head.height > mostPixels) return { type: 'TOO_MANY_PIXELS' }
    const original = await open(content)
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 90 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = original.info
    const parts: [string, Uint8Array][] = [['original', original.data]]
    // From the saved one: the large file is decoded once.
    for (const narrow of widths.filter((it) => it < width)) {
      parts.push([
        `${narrow}.webp`,
        await open(original.data).resize({ width: narrow }).webp({ quality: 80 }).toBuffer(),
      ])
    }
    return { type: 'PICTURE', width, height, parts }
  } catch {
    return { type: 'UNREADABLE' }
  }
}
