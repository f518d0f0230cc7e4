import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

type HeldAnswer = { status: number; body: Record<string, unknown> }

/** A call that a server is waiting for. */
export type HeldCall = {
  /** Sends the rest of the body. Returns the answer. */
  finish(): Promise<HeldAnswer>
}

/** Sends the head of a call and the first byte of its body to a server that listens. Its credentials are checked meanwhile. */
export async function holdCall(
  app: FastifyInstance,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  { headers, payload }: { headers: Record<string, string>; payload: object },
): Promise<HeldCall> {
  const { port } = app.server.address() as AddressInfo
  const text = JSON.stringify(payload)
  const type = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  const sent = request({ port, path, host: '127.0.0.1', method, headers: { ...headers, ...type } })
  const answer = new Promise<HeldAnswer>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) })
    })
  })
  sent.flushHeaders()
  sent.write(text.slice(0, 1))
  await pause(200)
  const finish = (): Promise<HeldAnswer> => {
    sent.end(text.slice(1))
    return answer
  }
  return { finish }
}
