import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Context } from '../../src/context.ts'
import { aSite } from '../support/a-site.ts'
import { aPerson, type Browser, type Person, type PersonOptions, signIn } from '../support/people.ts'

export type Answer = LightMyRequestResponse

/** Someone who works at the business, signed in, and how they call. */
export type Colleague = Person &
  Browser & {
    get(url: string): Promise<Answer>
    send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer>
  }

/** A new business with its owner Ada, and other people as requested. */
export async function aTeam(app: FastifyInstance, context: Context) {
  const siteId = await aSite(context, { name: 'Studio Verde' })
  const colleague = async (options: Partial<PersonOptions> = {}): Promise<Colleague> => {
    const person = await aPerson(context, siteId, options)
    return { ...person, ...clientFor(app, await signIn(app, person, siteId)) }
  }
  const ada = await colleague()
  const invited = async (requested: object, by = ada) => {
    const answer = await by.send('POST', '/v1/people/invitations', { role: 'receptionist', ...requested })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const { invitation, link } = answer.json()
    return { invitation, link, token: new URL(link).pathname.split('/').at(-1) as string }
  }
  return { siteId, ada, colleague, invited }
}

function clientFor(app: FastifyInstance, browser: Browser) {
  return {
    ...browser,
    get: (url: string) => app.inject({ url, headers: { cookie: browser.cookie } }),
    send: (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers: browser.headers, ...(payload ? { payload } : {}) }),
  }
}

/** Accepts over HTTP, as a stranger's browser would. */
export const accept = (app: FastifyInstance, payload: object, address = '10.9.0.1') =>
  app.inject({ method: 'POST', url: '/v1/staff/accept-invitation', remoteAddress: address, payload })

/** Whoever just accepted or signed in, by the cookie of the answer. */
export function readSession(app: FastifyInstance, answer: Answer) {
  const cookie = `kalends_staff=${answer.cookies.find(({ name }) => name === 'kalends_staff')?.value}`
  const { csrfToken } = answer.json().session
  return clientFor(app, { cookie, csrfToken, headers: { cookie, 'x-kalends-csrf': csrfToken } })
}

export const errorCode = (answer: Answer): string => answer.json().details.applicationError.code
