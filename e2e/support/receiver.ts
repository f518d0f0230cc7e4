import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a local receiver of webhooks. It records the bodies and answers with `status`. */
export async function startReceiver() {
  const receiver = { url: '', bodies: [] as string[], status: 200, stop: () => server.close() }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      receiver.bodies.push(body)
      response.writeHead(receiver.status).end(receiver.status === 200 ? 'Thanks' : 'Out of order')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`
  return receiver
}
