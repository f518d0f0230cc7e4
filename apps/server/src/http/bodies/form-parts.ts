import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'

/** A `Content-Type` of nothing but the boundary: two parsers can find two boundaries in anything richer. */
const formInParts = /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'+.-]{1,70}))$/i

export const partBounds = {
  /** Maximum bytes of the headers of a part; the rest is ignored. */
  head: 16 * 1024,
  headLines: 16,
  /** Characters of the name of a field, and of a file. */
  name: 256,
  fileName: 1024,
  /** Characters of all names together. */
  names: 64 * 1024,
  /** Characters of all values together that are no files. */
  text: 1024 * 1024,
  files: 100,
}

/** Bytes that are parsed before other requests have their turn. */
const stepLength = 64 * 1024

/** Parses a multipart form with at most this many parts; undefined for other content or beyond the limits. */
export async function parseParts(body: Buffer, type: string, parts: number): Promise<FormData | undefined> {
  const [, quoted, bare] = formInParts.exec(type.trim()) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined || !havePartHeaders(body, boundary)) return undefined
  const parser = new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    limits: {
      parts,
      files: partBounds.files,
      headerPairs: partBounds.headLines,
      headerSize: partBounds.head,
      fieldSize: partBounds.text,
    },
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
  })
  const form = collectParts(parser)
  try {
    await pipeline(Readable.from(readSteps(body, () => form.isRefused)), parser)
  } catch {
    return undefined
  }
  return form.isRefused ? undefined : form.data
}

/** Returns true if the head of every part ends in a blank line: the parser passes over those that do not. */
function havePartHeaders(body: Buffer, boundary: string): boolean {
  const delimiter = `\r\n--${boundary}`
  let at = body.subarray(0, delimiter.length - 2).equals(Buffer.from(delimiter.slice(2))) ? -2 : body.indexOf(delimiter)
  while (at !== -1) {
    const head = at + delimiter.length
    if (body.toString('latin1', head, head + 2) === '--') return true
    const blank = body.indexOf('\r\n\r\n', head)
    at = body.indexOf(delimiter, head)
    if (blank < 0 || (at >= 0 && at < blank + 4)) return false
  }
  return true
}

/** Collects the parts within the limits. */
function collectParts(parser: BusboyInstance): { data: FormData; isRefused: boolean } {
  const form = { data: new FormData(), isRefused: false }
  const refuse = (): void => {
    form.isRefused = true
  }
  let names = 0
  let text = 0
  const isNamed = (name: string | undefined, fileName = ''): name is string => {
    names += (name?.length ?? 0) + fileName.length
    const isFine =
      name !== undefined &&
      name.length <= partBounds.name &&
      fileName.length <= partBounds.fileName &&
      names <= partBounds.names
    if (!isFine) refuse()
    return isFine
  }
  parser.on('field', (name, value, _isNameCut, isValueCut) => {
    text += value.length
    if (isValueCut || text > partBounds.text) refuse()
    else if (isNamed(name)) form.data.append(name, value)
  })
  parser.on('file', (name, content, fileName, _encoding, type) => {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    content.on('error', refuse)
    content.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
    content.on('end', () => {
      if (isNamed(name, fileName)) form.data.append(name, new File(chunks, fileName, { type }))
    })
  })
  parser.on('partsLimit', refuse)
  parser.on('filesLimit', refuse)
  return form
}

async function* readSteps(body: Buffer, isOver: () => boolean): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length && !isOver(); at += stepLength) {
    yield body.subarray(at, at + stepLength)
    await turn()
  }
}
