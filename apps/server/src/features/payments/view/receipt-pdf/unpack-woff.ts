import { inflateSync } from 'node:zlib'

const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

const padded = (length: number): number => Math.ceil(length / 4) * 4

/** Unpacks a font: WOFF is SFNT with compressed tables. Source: W3C WOFF File Format 1.0, sections 3 to 5. */
export function unpackWoff(font: Buffer): Buffer {
  const count = font.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(font, woff.header + index * woff.entry))
  const size = tables.reduce((sum, { content }) => sum + padded(content.length), sfnt.header + count * sfnt.entry)
  const unpacked = Buffer.alloc(size)
  font.copy(unpacked, 0, 4, 8)
  unpacked.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  unpacked.writeUInt16BE(2 ** power * 16, 6)
  unpacked.writeUInt16BE(power, 8)
  unpacked.writeUInt16BE((count - 2 ** power) * 16, 10)
  let offset = sfnt.header + count * sfnt.entry
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = sfnt.header + index * sfnt.entry
    unpacked.write(tag, entry, 'latin1')
    unpacked.writeUInt32BE(checksum, entry + 4)
    unpacked.writeUInt32BE(offset, entry + 8)
    unpacked.writeUInt32BE(content.length, entry + 12)
    content.copy(unpacked, offset)
    offset += padded(content.length)
  }
  return unpacked
}

function readTable(font: Buffer, at: number) {
  const [offset, packed, length] = [font.readUInt32BE(at + 4), font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
  const content = font.subarray(offset, offset + packed)
  return {
    tag: font.toString('latin1', at, at + 4),
    checksum: font.readUInt32BE(at + 16),
    // A table that would not become smaller is stored as it is.
    content: packed < length ? inflateSync(content) : content,
  }
}
