import { createHmac } from 'node:crypto'

/** A text message, or a text read aloud in a call. */
export type TextMessage = { by: 'SMS' | 'CALL'; to: string; text: string }

export type TextGateway = { send(message: TextMessage): Promise<void> }

const timeoutMs = 10_000

/**
 * Sends messages to the operator's provider or an adapter: a POST of JSON, signed over the body with the secret
 * (HMAC-SHA-256, hexadecimal) in `x-kalends-signature`. Any response but 2xx is a failure.
 */
export function webhookTexts({ url, secret }: { url: string; secret: string }): TextGateway {
  return {
    send: async (message) => {
      const body = JSON.stringify(message)
      const signature = createHmac('sha256', secret).update(body).digest('hex')
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-kalends-signature': signature },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The provider of text messages answered ${answer.status}`)
    },
  }
}

/** Records sent messages in memory, for tests. `failNext` makes the next one fail. */
export function inMemoryTexts(): TextGateway & { sent: TextMessage[]; failNext: Error[] } {
  const sent: TextMessage[] = []
  const failNext: Error[] = []
  const send = async (message: TextMessage) => {
    const failure = failNext.shift()
    if (failure) throw failure
    sent.push(message)
  }
  return { sent, failNext, send }
}
