// The fake Stripe of the server's tests, as a process beside the server, and a stand-in for Stripe's script and fields.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Route } from '@playwright/test'
import { sqlIn } from './database.ts'
import { useOwnServer } from './server.ts'

const MAIN = fileURLToPath(new URL('../../apps/server/test/support/fake-stripe/main.ts', import.meta.url))

export type FakeStripe = {
  controlUrl: string
  publishableKey: string
  secretKey: string
  webhookSecret: string
  stop: () => Promise<void>
}

/** Starts the fake Stripe, and a server of its own that calls it; the tests of this worker use that server until it stops. */
export async function startServerWithStripe(): Promise<FakeStripe> {
  const child = spawn(execPath, ['--conditions=source', MAIN], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const { url, ...running } = JSON.parse(String(line))
  const server = await useOwnServer({ KALENDS_STRIPE_URL: url })
  await sqlIn(server.dataFolder, 'update sites set max_bookings_per_visitor = 1000')
  const stop = async (): Promise<void> => {
    child.kill()
    await server.stop()
  }
  return { ...running, stop }
}

const script = `window.Stripe = () => {
  const confirm = ({ elements, confirmParams }) => new Promise((resolve) => {
    addEventListener('message', ({ data }) => {
      if (data.error) return resolve({ error: data.error })
      location.assign(confirmParams.return_url)
    }, { once: true })
    elements.frame.contentWindow.postMessage({ clientSecret: elements.clientSecret }, '*')
  })
  return {
    elements: ({ clientSecret }) => {
      const elements = { clientSecret, create: () => {
        let ready = () => {}
        const frame = document.createElement('iframe')
        elements.frame = frame
        return {
          mount: (at) => {
            frame.title = 'Card'
            frame.src = 'https://js.stripe.com/fields.html'
            frame.onload = () => ready()
            at.append(frame)
          },
          destroy: () => frame.remove(),
          on: (_, then) => { ready = then },
        }
      } }
      return elements
    },
    confirmPayment: confirm,
    confirmSetup: confirm,
    handleNextAction: async ({ clientSecret }) => {
      const answer = await fetch('https://api.stripe.com/v1/next', { method: 'POST', body: JSON.stringify({ clientSecret }) })
      return answer.json()
    },
  }
}`

const fields = `<!doctype html><html lang="en"><title>Card</title><label>Card number <input id="number"></label><script>
addEventListener('message', async ({ data, source }) => {
  const number = document.getElementById('number').value
  const body = JSON.stringify({ clientSecret: data.clientSecret, number })
  const answer = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body })
  source.postMessage(await answer.json(), '*')
})
</script>`

/**
 * Answers what a page loads from Stripe: its script, the frame with the card's fields, and what that frame sends.
 * `webhookUrl`: where the business hears of it.
 */
export async function standInForStripe(
  context: BrowserContext,
  { controlUrl }: FakeStripe,
  webhookUrl: string,
): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('.html')
      ? route.fulfill({ contentType: 'text/html', body: fields })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route('https://api.stripe.com/**', (route) => confirm(route, controlUrl, webhookUrl))
}

async function confirm(route: Route, controlUrl: string, webhookUrl: string): Promise<void> {
  const sent = JSON.parse(route.request().postData() ?? '{}')
  const answer = await fetch(controlUrl, { method: 'POST', body: JSON.stringify({ ...sent, webhookUrl }) })
  const { status } = (await answer.json()) as { status: string }
  const isDeclined = status === 'requires_payment_method'
  const json = isDeclined ? { error: { type: 'card_error', message: 'Your card was declined.' } } : { status }
  await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
}
