import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { contentPolicy } from './lib/content-policy.ts'
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
  const { nonce, framers, onward, report, site, outside } = context.get(requestContext)
  // Back shows the answer to a form again, which the browser cannot ask for a second time.
  if (request.method === 'POST') headers.delete('cache-control')
  const outsides = [site.captcha?.provider ?? 'ALTCHA', ...outside]
  writeHeaders(headers, { nonce, framers, onward, outside: outsides })
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

type Allowed = Omit<Parameters<typeof contentPolicy>[0], 'isDevelopment'>

function writeHeaders(headers: Headers, allowed: Allowed): void {
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentPolicy({ ...allowed, isDevelopment: import.meta.env.DEV }))
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-content-type-options', 'nosniff')
}
