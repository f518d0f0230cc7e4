import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type RequestContext, requestContext } from '../../lib/page-context.ts'
import { action } from './sign-in.tsx'

const refusal = (code: string, status: number, data = {}): Response =>
  Response.json({ message: '', details: { applicationError: { code, description: '', data } } }, { status })

/** Submits the form against an API with this answer. */
async function send(answer: Response, next = '') {
  const page = { site: { id: 'the-site' }, origin: 'http://kalends.test', basePath: '', api: async () => answer }
  const context = new RouterContextProvider(new Map([[requestContext, page as unknown as RequestContext]]))
  const url = new URL(`http://kalends.test/dashboard/sign-in${next && `?next=${encodeURIComponent(next)}`}`)
  const body = new URLSearchParams({ email: ' giulia@example.org ', password: 'secret' })
  const request = new Request(url, { method: 'POST', body })
  return action({ request, url, context, params: {}, pattern: '/dashboard/sign-in' } as never)
}

describe('signing in', () => {
  it('redirects to the requested page, with the cookie of the response', async () => {
    const signedIn = Response.json({ session: {} }, { headers: { 'set-cookie': 'kalends_staff=abc' } })
    const response = (await send(signedIn, '/dashboard/messages')) as Response
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/dashboard/messages')
    expect(response.headers.getSetCookie()).toEqual(['kalends_staff=abc'])
  })

  it('preserves the email after a typing mistake', async () => {
    expect(await send(refusal('INVALID_CREDENTIALS', 401))).toMatchObject({
      data: { email: 'giulia@example.org', problem: 'wrong' },
      init: { status: 401 },
    })
  })

  it('treats an empty form as wrong credentials', async () => {
    const violations = { message: '', details: { validationError: { fieldViolations: [] } } }
    expect(await send(Response.json(violations, { status: 400 }))).toMatchObject({ data: { problem: 'wrong' } })
  })

  it('says in minutes how long to wait after too many attempts', async () => {
    const outcome = await send(refusal('THROTTLED_FEATURE', 429, { retryAfterSeconds: 61 }))
    expect(outcome).toMatchObject({ data: { problem: 'throttled', minutes: 2 }, init: { status: 429 } })
  })

  it('rethrows server failures to the error page', async () => {
    await expect(send(Response.json({}, { status: 500 }))).rejects.toThrow()
  })
})
