// Runs the fake Stripe as a process of its own, for browser tests. Prints where it is and its keys as one line of JSON.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '../../../src/clock.ts'
import { type TestCardName, testCards } from './cards.ts'
import { startFakeStripe } from './index.ts'

/** What Stripe's script sends to Stripe, and where the business hears of it. Without a number the bank asks the customer. */
type Confirmed = { clientSecret: string; number?: string; webhookUrl: string }

const fakeStripe = await startFakeStripe(systemClock)
const { account, url, publishableKey, secretKey, webhookSecret } = fakeStripe

const control = createServer((request, reply) => {
  confirm(request).then(
    (answer) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
    (error: unknown) => reply.writeHead(500).end(String(error)),
  )
})
control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo
  const running = { url, controlUrl: `http://127.0.0.1:${port}`, publishableKey, secretKey, webhookSecret }
  process.stdout.write(`${JSON.stringify(running)}\n`)
})

/** Confirms a payment or setup with a test card or its owner, and delivers the messages about it. */
async function confirm(request: IncomingMessage): Promise<{ status: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { clientSecret, number, webhookUrl }: Confirmed = JSON.parse(Buffer.concat(chunks).toString())
  const status = number === undefined ? account.answerChallenge(clientSecret, true) : enter(clientSecret, number)
  for (const { body, signature } of fakeStripe.takeMessages()) {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    await fetch(webhookUrl, { method: 'POST', headers, body })
  }
  return { status }
}

/** Enters a card. The question of its bank is answered at once. */
function enter(clientSecret: string, number: string): string {
  const last4 = number.replaceAll(' ', '').slice(-4)
  const card = (Object.keys(testCards) as TestCardName[]).find((name) => testCards[name].last4 === last4)
  if (!card) throw new Error(`No test card ends in ${last4}`)
  if (clientSecret.startsWith('seti_')) return account.saveCard(clientSecret, card)
  const status = account.pay(clientSecret, card)
  return status === 'requires_action' ? account.answerChallenge(clientSecret, true) : status
}
