import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from './lib/page-context.ts'

export const streamTimeout = 5_000

/** Everything a page throws on the server goes to the server's log; what a visitor broke off is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).report(error)
}

/** Renders a document. People get it as it is written, crawlers when it is complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, framers, onward, report, site } = context.get(requestContext)
  // Back shows the answer to a form again, which the browser cannot ask for a second time.
  if (request.method === 'POST') headers.delete('cache-control')
  writeHeaders(headers, { nonce, framers, onward, elsewhere: captchaHosts[site.captcha?.provider ?? 'ALTCHA'] })
  return new Promise((resolve, reject) => {
    let answered = false
    let finalStatus = status
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000)
    const answer = (): void => {
      answered = true
      const body = new PassThrough({
        final(callback) {
          clearTimeout(timer)
          callback()
        },
      })
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }))
      stream.pipe(body)
    }
    const ready: keyof RenderToPipeableStreamOptions = isbot(request.headers.get('user-agent'))
      ? 'onAllReady'
      : 'onShellReady'
    const stream = renderToPipeableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
      nonce,
      [ready]: answer,
      onShellError: reject,
      onError(error: unknown) {
        finalStatus = 500
        if (answered) report(error) // before that the router itself reports it
      },
    })
  })
}

/** Where the captcha comes from that the owner chose, if from elsewhere. */
const captchaHosts = {
  ALTCHA: '',
  RECAPTCHA: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  TURNSTILE: ' https://challenges.cloudflare.com',
} as const

type Allowed = { nonce: string; framers: readonly string[]; onward: readonly string[]; elsewhere: string }

/** Only our own scripts run, and only those named frame us. Style attributes are ours: the widths of bars, the hues of people. */
function writeHeaders(headers: Headers, { nonce, framers, onward, elsewhere }: Allowed): void {
  const development = import.meta.env.DEV
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${elsewhere}`,
    ...(elsewhere ? [`frame-src${elsewhere}`] : []),
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    ...(development ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...onward].join(' '),
    `frame-ancestors ${framers.join(' ') || "'none'"}`,
  ]
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policy.join('; '))
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
}
