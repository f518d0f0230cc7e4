import type { IncomingMessage } from 'node:http'
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import {
  AddressNotAllowed,
  guardConnection,
  guardedLookup,
  hostOf,
  nameServerAddresses,
  requireAllowedHost,
  systemAddresses,
} from './guarded-lookup.ts'
import { isLoopback, isOutside, isPrivate } from './outside-address.ts'

/** The answer of a receiver. `failure` is null if it took the event. */
export type WebhookAnswer = {
  failure: 'STATUS' | 'TIMEOUT' | 'UNREACHABLE' | 'ADDRESS_NOT_ALLOWED' | null
  /** HTTP status; null if there was no answer in time. */
  status: number | null
  /** First part of the body. */
  answer: string
  /** Code of the error. */
  detail: string | null
  durationMs: number
}

/** Why nothing can be sent to a URL. */
export type UrlFault = 'INVALID' | 'NOT_HTTPS' | 'ADDRESS_NOT_ALLOWED'

export type WebhookGateway = {
  /** Returns why nothing can be sent to a URL, as far as the URL alone tells. */
  findUrlFault(url: string): UrlFault | undefined
  /** Posts a body as plain text. Never throws. */
  post(url: string, body: string): Promise<WebhookAnswer>
}

type AnswerRule = { timeoutMs: number; isSuccess: (status: number) => boolean }

/** What counts as delivered. */
const usualRule: AnswerRule = { timeoutMs: 10_000, isSuccess: (status) => status >= 200 && status < 300 }

/** The rule of the hosted platform, which receivers of the compatible API are written for. */
const strictRule: AnswerRule = { timeoutMs: 1250, isSuccess: (status) => status === 200 }

const maxAnswerBytes = 4000
const maxAnswerLength = 1000

/**
 * Sends to external addresses only, by https, without following redirects; `allowsPrivate` permits this machine, private
 * networks and http. Link-local addresses are never allowed. `isStrict` takes nothing but status 200 within 1250 ms.
 */
export function httpWebhooks({
  allowsPrivate,
  isStrict,
}: {
  allowsPrivate: boolean
  isStrict: boolean
}): WebhookGateway {
  const { timeoutMs, isSuccess } = isStrict ? strictRule : usualRule
  const mayConnect = (address: string) =>
    isOutside(address) || (allowsPrivate && (isLoopback(address) || isPrivate(address)))
  // In a private network names may stand in a file of this machine, which name servers don't know.
  const lookup = guardedLookup(mayConnect, allowsPrivate ? systemAddresses : nameServerAddresses(timeoutMs))
  // A connection per delivery: a pooled one may be closed at the moment it is used.
  const agents = { 'http:': new PlainAgent({ keepAlive: false }), 'https:': new SecureAgent({ keepAlive: false }) }
  return {
    findUrlFault: (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined
      if (!url || !(url.protocol in agents) || url.username || url.password || text.includes('#')) return 'INVALID'
      if (url.protocol === 'http:' && !allowsPrivate) return 'NOT_HTTPS'
      const host = hostOf(url)
      return isIP(host) !== 0 && !mayConnect(host) ? 'ADDRESS_NOT_ALLOWED' : undefined
    },
    post: async (address, body) => {
      const began = performance.now()
      const finish = (answer: Omit<WebhookAnswer, 'durationMs'>): WebhookAnswer => ({
        ...answer,
        durationMs: Math.round(performance.now() - began),
      })
      try {
        const url = new URL(address)
        requireAllowedHost(url, mayConnect)
        if (url.protocol !== 'https:' && !allowsPrivate) throw new AddressNotAllowed(url.host)
        const request = url.protocol === 'http:' ? plainRequest : secureRequest
        const signal = AbortSignal.timeout(timeoutMs)
        const answer = await new Promise<IncomingMessage>((resolve, reject) => {
          const sending = request(url, {
            method: 'POST',
            headers: {
              'content-type': 'text/plain; charset=utf-8',
              'content-length': Buffer.byteLength(body),
              'user-agent': 'Kalends-Webhooks',
            },
            agent: url.protocol === 'http:' ? agents['http:'] : agents['https:'],
            lookup,
            signal,
          })
          guardConnection(sending, mayConnect)
          sending.on('response', resolve)
          sending.on('error', reject)
          sending.end(body)
        })
        const status = answer.statusCode ?? 0
        const text = await readStart(answer)
        return finish({ failure: isSuccess(status) ? null : 'STATUS', status, answer: text, detail: null })
      } catch (error) {
        return finish({ ...toFailure(error), status: null, answer: '' })
      }
    },
  }
}

/** Reads the first part of an answer, or what came of it in time. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of answer) {
      parts.push(part)
      bytes += part.length
      if (bytes >= maxAnswerBytes) break
    }
  } catch {
    // The status has decided already.
  }
  answer.destroy()
  // PostgreSQL stores no NUL; half a character at the cut is replaced.
  const text = Buffer.concat(parts).toString('utf8').replaceAll('\0', '')
  return [...text].slice(0, maxAnswerLength).join('').toWellFormed()
}

function toFailure(error: unknown): Pick<WebhookAnswer, 'failure' | 'detail'> {
  if (error instanceof AddressNotAllowed) return { failure: 'ADDRESS_NOT_ALLOWED', detail: null }
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError') return { failure: 'TIMEOUT', detail: null }
  // A name with several addresses reports all their errors together.
  const inner = (error as AggregateError).errors?.find((one: unknown) => (one as { code?: string }).code)
  return { failure: 'UNREACHABLE', detail: (code ?? inner?.code ?? null)?.slice(0, 100) ?? null }
}
