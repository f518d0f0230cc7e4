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
