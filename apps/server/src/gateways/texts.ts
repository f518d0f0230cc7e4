import { createHmac } from 'node:crypto'

/** Words for a telephone, shown or said. */
export type TextMessage = { by: 'SMS' | 'CALL'; to: string; text: string }

export type TextGateway = { send(message: TextMessage): Promise<void> }

const timeoutMs = 10_000

/**
 * Hands messages to the operator's provider, or to what stands before it: a POST of JSON, signed with the secret over
 * the body (HMAC-SHA-256, hexadecimal) in `x-kalends-signature`. Any answer but 2xx is a failure.
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

/** Keeps what would have been sent, for tests. `failNext` makes the next one fail. */
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
