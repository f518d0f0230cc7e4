// Writes compressed copies beside the text files of the pages' build, so that the server never compresses a file twice.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXTS = /\.(js|css|svg|json|txt|html|webmanifest)$/
/** One packet: a smaller file would not arrive sooner. */
const SMALLEST = 1024

const codings = [
  { ending: '.gz', pack: (text: Buffer) => gzipSync(text, { level: 9 }) },
  {
    ending: '.br',
    pack: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  },
]

export function packTexts(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name))
  for (const path of files.map((name) => join(folder, name))) {
    const text = readFileSync(path)
    if (text.length < SMALLEST) continue
    for (const { ending, pack } of codings) writeFileSync(path + ending, pack(text))
  }
}
