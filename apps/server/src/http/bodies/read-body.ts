import { errors } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'
import { closeAfterResponse } from '../close-connection.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'

/** Media types of JSON. */
export const jsonTypes: readonly string[] = ['application/json', 'text/json']

const bytesPerSecond = 128 * 1024

/**
 * Reads the body of a request. The caller has checked the credentials before. Refuses oversized bodies as early as
 * possible, and slow ones. @throws Refusal PAYLOAD_TOO_LARGE or REQUEST_TIMEOUT, ServerBusy when too many bodies are
 * held
 */
export async function readBody(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: number,
  bodies: BodiesInFlight,
): Promise<Buffer> {
  try {
    const declared = Number(request.headers['content-length'] ?? 0)
    if (declared > limit) throw refused('PAYLOAD_TOO_LARGE')
    const expected = request.headers['content-length'] === undefined ? limit : declared
    const held = await bodies.open(request, reply, declared, expected)
    const timeoutMs = bodies.bounds.timeoutMs + (expected / bytesPerSecond) * 1000
    return await collect(request, limit, held.add, timeoutMs)
  } catch (error) {
    // The client may still be sending; the rest is not read.
    closeAfterResponse(request, reply)
    throw error
  }
}

function collect(
  { raw }: FastifyRequest,
  limit: number,
  count: (bytes: number) => void,
  timeoutMs: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => end(refused('REQUEST_TIMEOUT')), timeoutMs)
    const end = (error?: unknown): void => {
      clearTimeout(timer)
      raw.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken)
      if (error === undefined) resolve(Buffer.concat(chunks, size))
      else {
        raw.pause()
        reject(error)
      }
    }
    const onData = (chunk: Buffer | string): void => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      size += bytes.length
      try {
        if (size > limit) throw refused('PAYLOAD_TOO_LARGE')
        count(bytes.length)
        chunks.push(bytes)
      } catch (error) {
        end(error)
      }
    }
    const onEnd = (): void => end()
    const onBroken = (): void => end(refused('REQUEST_TIMEOUT'))
    if (raw.destroyed && !raw.readableEnded) end(refused('REQUEST_TIMEOUT'))
    else raw.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken)
  })
}

const refused = (code: 'PAYLOAD_TOO_LARGE' | 'REQUEST_TIMEOUT') => new Refusal(code, errors[code].meaning, {})

/** Returns true if the headers announce a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Returns the media type of the body without parameters, in lower case; empty if missing. */
export function readMediaType({ headers }: FastifyRequest): string {
  return (headers['content-type']?.split(';', 1)[0] ?? '').trim().toLowerCase()
}
