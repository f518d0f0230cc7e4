/**
 * Maximum scans of a JPEG: programs write about ten. Each is a pass over all pixels, however short it is in the file.
 */
const scanLimit = 100
/** Most packed texts of a PNG: programs write a handful. Each may unfold into 8 MB, and all of them are held at once. */
const packedTextLimit = 20

/** Most frames of an animated WebP. Only the first is shown, but opening the file looks at all. */
const frameLimit = 1000

/** What a picture is made of, counted in the file without unpacking anything. */
export type PictureParts = { scans: number; packedTexts: number; frames: number }

const none: PictureParts = { scans: 0, packedTexts: 0, frames: 0 }

/** Counts what a small file can have very many of. Linear in the file. */
export function countParts(content: Uint8Array): PictureParts {
  if (content[0] === 0xff && content[1] === 0xd8) return { ...none, scans: countScans(content) }
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  if (startsWith(view, 0x89_50_4e_47)) return { ...none, packedTexts: countPackedTexts(view) }
  return startsWith(view, riff) ? { ...none, frames: countFrames(view) } : none
}

/** Returns true for a picture that has more parts than any program writes. */
export function hasTooManyParts({ scans, packedTexts, frames }: PictureParts): boolean {
  return scans > scanLimit || packedTexts > packedTextLimit || frames > frameLimit
}

/** Scans of a JPEG up to the end of the picture (ITU-T T.81, annex B): segments by their length, scans to the next marker. */
function countScans(content: Uint8Array): number {
  let scans = 0
  for (let at = 2; at + 3 < content.length; ) {
    const marker = content[at + 1] as number
    // Data of a scan, a stuffed or filling byte, or a marker without a segment: TEM, RST, SOI.
    if (content[at] !== 0xff || marker === 0xff || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 1
    else if (marker === 0xd9) return scans
    else {
      if (marker === 0xda) scans += 1
      at += 2 + Math.max(2, (content[at + 2] as number) * 256 + (content[at + 3] as number))
    }
  }
  return scans
}

const startsWith = (view: DataView, word: number): boolean => view.byteLength >= 8 && view.getUint32(0) === word

// Names of chunks, as numbers.
const riff = 0x52_49_46_46
const zTXt = 0x7a_54_58_74
const iTXt = 0x69_54_58_74
const ANMF = 0x41_4e_4d_46

/** Chunks of a PNG with text that may be packed (PNG specification, section 11.3.3). */
function countPackedTexts(view: DataView): number {
  let texts = 0
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4)
    if (name === zTXt || name === iTXt) texts += 1
  }
  return texts
}

/** Frames of a WebP (RFC 9649, section 2.7.1.1). Chunks are padded to an even length. */
function countFrames(view: DataView): number {
  let frames = 0
  for (let at = 12; at + 8 <= view.byteLength; ) {
    if (view.getUint32(at) === ANMF) frames += 1
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return frames
}
