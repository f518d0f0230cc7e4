import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { requireStaff, safeReturn, staffContext } from './staff-context.ts'

const session = { userId: 'u', name: 'Giulia Rossi', role: 'owner', permissions: [], csrfToken: 'the token' }

/** Requests a page of the dashboard with this answer of the API to the session call. */
async function requestPage(address: string, signedIn: Response, basePath: RequestContext['basePath'] = '') {
  const calls: Request[] = []
  const page = {
    site: { id: 'the-site' },
    origin: 'http://kalends.test',
    basePath,
    api: async (request: Request) => {
      calls.push(request)
      return signedIn.clone()
    },
  } as unknown as RequestContext
  const context = new RouterContextProvider(new Map([[requestContext, page]]))
  const request = new Request(address, { headers: { cookie: 'kalends_staff=abc', 'user-agent': 'a browser' } })
  const args = { request, url: new URL(address), context, params: {}, pattern: '/dashboard' }
  const next = async () => new Response('the page')
  const response = await Promise.resolve(requireStaff(args as never, next as never)).catch((thrown: Response) => thrown)
  return { response: response as Response, calls, context }
}

const anonymous = (): Response => Response.json({ message: '', details: {} }, { status: 401 })
const giulia = (): Response => Response.json({ session }, { headers: { 'set-cookie': 'kalends_staff=renewed' } })

describe('requireStaff', () => {
  it('redirects to the sign-in page with the requested page if not signed in', async () => {
    const { response } = await requestPage('http://kalends.test/dashboard/bookings?view=past', anonymous())
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/dashboard/sign-in?next=%2Fdashboard%2Fbookings%3Fview%3Dpast')
  })

  it('uses the business of the URL', async () => {
    const { response } = await requestPage('http://kalends.test/s/second/dashboard', anonymous(), '/s/second')
    expect(response.headers.get('location')).toBe('/s/second/dashboard/sign-in?next=%2Fdashboard')
  })

  it('redirects to the set-up of a required second factor, with the requested page', async () => {
    const waiting = () => Response.json({ session: { ...session, awaitsSecondFactor: true } })
    const { response } = await requestPage(
      'http://kalends.test/s/second/dashboard/bookings?view=past',
      waiting(),
      '/s/second',
    )
    expect(response.headers.get('location')).toBe(
      '/s/second/dashboard/security?next=%2Fdashboard%2Fbookings%3Fview%3Dpast',
    )
    const there = await requestPage('http://kalends.test/dashboard/security?next=%2Fdashboard%2Fbookings', waiting())
    expect(await there.response.text()).toBe('the page')
  })

  it('calls the API as the person, for the business of the page, and passes on renewed cookies', async () => {
    const { response, calls, context } = await requestPage('http://kalends.test/dashboard', giulia())
    expect(calls[0]?.headers.get('cookie')).toBe('kalends_staff=abc')
    expect(calls[0]?.headers.get('wix-site-id')).toBe('the-site')
    expect(calls[0]?.headers.get('user-agent')).toBe('a browser')
    expect(await response.text()).toBe('the page')
    expect(response.headers.getSetCookie()).toEqual(['kalends_staff=renewed'])
    expect(context.get(staffContext).session.name).toBe('Giulia Rossi')
  })

  it('sends the anti-forgery token with writes', async () => {
    const { calls, context } = await requestPage('http://kalends.test/dashboard', giulia())
    await context.get(staffContext).client.users.signOutStaff()
    expect(calls[1]?.headers.get('x-kalends-csrf')).toBe('the token')
  })

  it('does not treat a server failure as signed out', async () => {
    const { response } = await requestPage('http://kalends.test/dashboard', Response.json({}, { status: 500 }))
    expect(response).toBeInstanceOf(Error)
  })
})

describe('safeReturn', () => {
  it('returns to the requested page of the dashboard', () => {
    expect(safeReturn('/dashboard/bookings?view=past')).toBe('/dashboard/bookings?view=past')
  })

  it.each([null, '', '/', 'https://elsewhere.example', '//elsewhere.example', '/dashboardx', '/dashboard//x', '/\\x'])(
    'never redirects to another host: %s',
    (requested) => expect(safeReturn(requested)).toBe('/dashboard'),
  )
})
