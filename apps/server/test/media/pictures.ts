import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, in base64. */
export async function aPicture(width: number, height: number, format: 'jpeg' | 'png' | 'gif' | 'avif' = 'png') {
  return (await pictureBytes(width, height).toFormat(format).toBuffer()).toString('base64')
}

/** A photograph taken with the telephone held upright, with the place it was taken at. */
export async function aPhotograph(width: number, height: number): Promise<string> {
  const exif = { IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitude: '41/1 53/1 0/1' } }
  const picture = pictureBytes(width, height).withExif(exif).withMetadata({ orientation: 6 }).jpeg()
  return (await picture.toBuffer()).toString('base64')
}

/** Words as an upload. */
export const inBase64 = (words: string) => Buffer.from(words).toString('base64')

function pictureBytes(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c81e5a' } })
}

/** A small file: a progressive JPEG without colour whose every scan passes all pixels and changes none. */
export function aJpegOfScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const toBits = (text: string): Buffer => {
    const bytes = (text.padEnd(Math.ceil(text.length / 8) * 8, '1').match(/.{8}/g) ?? []).map((it) => parseInt(it, 2))
    return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])))
  }
  const segment = (marker: number, ...data: number[]): Buffer =>
    Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data])
  const zeros = (count: number): number[] => Array<number>(count).fill(0)
  // Runs of blocks without anything: 0 and 14 bits for 16384 and more, 10 for one.
  let runs = ''
  let left = blocks
  for (; left >= 16_384; left -= Math.min(left, 32_767))
    runs += `0${(Math.min(left, 32_767) - 16_384).toString(2).padStart(14, '0')}`
  runs += '10'.repeat(left)
  const scan = Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), toBits(runs)])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, 1, ...zeros(15), 0),
    segment(0xc4, 0x10, 1, 1, ...zeros(14), 0xe0, 0),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    toBits('0'.repeat(blocks)),
    ...Array<Buffer>(scans).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A PNG with so many texts, each of which unfolds into four megabytes. */
export async function aPngOfTexts(count: number): Promise<Buffer> {
  const png = await pictureBytes(40, 40).png().toBuffer()
  const data = Buffer.concat([Buffer.from('zTXtk\0\0', 'latin1'), deflateSync(Buffer.alloc(4_000_000))])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length - 4, 0)
  ends.writeUInt32BE(crc32(data), 4)
  const text = Buffer.concat([ends.subarray(0, 4), data, ends.subarray(4)])
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), ...Array<Buffer>(count).fill(text), png.subarray(end)])
}
