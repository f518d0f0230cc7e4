import { Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this size compression does not pay. */
const SMALLEST = 1024
// What is told as it happens comes in small pieces, each at once: packing gains nothing there.
const TEXT = /^(text\/(?!event-stream)|application\/(json|[\w.+-]*\+json|javascript|xml)|image\/svg)/

// Whoever reads a page as it is written gets each piece at once, hence the flushing. A list of a hundred services is
// a twentieth larger than at the usual costs, and packed in half the time.
const packers: Record<'br' | 'gzip', () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: () => createGzip({ level: 3, flush: constants.Z_SYNC_FLUSH }),
}

/** Compresses text responses for clients that accept it. Static files are compressed by the build. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPackable(reply, payload)) return payload
    reply.header('vary', [...new Set([reply.getHeader('vary'), 'accept-encoding'])].filter(Boolean).join(', '))
    const coding = acceptedCoding(request.headers['accept-encoding'])
    if (!coding || request.method === 'HEAD') return payload
    reply.header('content-encoding', coding).removeHeader('content-length')
    const packer = packers[coding]()
    // What breaks off before its first byte is answered with an error, in plain words.
    packer.once('error', () => reply.removeHeader('content-encoding'))
    return packed(payload, packer)
  })
}

function isPackable(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  if (reply.hasHeader('content-encoding') || !TEXT.test(String(reply.getHeader('content-type') ?? ''))) return false
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload) >= SMALLEST
  return payload instanceof Readable
}

function packed(payload: string | Buffer | Readable, packer: Transform): Transform {
  if (!(payload instanceof Readable)) {
    packer.end(payload)
    return packer
  }
  payload.on('error', (error) => packer.destroy(error))
  packer.on('close', () => payload.destroy())
  return payload.pipe(packer)
}

/** The better of the two that the header allows; `q=0` forbids. */
function acceptedCoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const allowed = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((coding) => allowed.includes(coding))
}
