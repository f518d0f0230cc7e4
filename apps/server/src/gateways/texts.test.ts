import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type TextMessage, webhookTexts } from './texts.ts'

const message: TextMessage = { by: 'SMS', to: '+41 79 123 45 67', text: '123456 is your code' }

/** A provider that answers with this status, and what it was handed. */
async function provided(status: number): Promise<{ failure: unknown; body: string; signature: unknown }> {
  let body = ''
  let signature: unknown
  const provider = createServer(async (request, answer) => {
    signature = request.headers['x-kalends-signature']
    for await (const part of request) body += part
    answer.writeHead(status).end()
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  const texts = webhookTexts({ url: `http://127.0.0.1:${port}/`, secret: 'shared' })
  const failure = await texts.send(message).catch((error: unknown) => error)
  provider.close()
  return { failure, body, signature }
}

test('posts a message as JSON, signed with the secret', async () => {
  const { failure, body, signature } = await provided(204)
  expect(failure).toBeUndefined()
  expect(JSON.parse(body)).toEqual(message)
  expect(signature).toBe(createHmac('sha256', 'shared').update(body).digest('hex'))
})

test.each([500, 401, 302])('fails if the provider returns %d', async (status) => {
  expect((await provided(status)).failure).toBeInstanceOf(Error)
})
