import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Context } from '../../src/context.ts'
import { registerOauthClient } from '../../src/features/identity/index.ts'
import { aProof } from '../identity/code-flow.ts'
import { aVisitorToken } from '../support/people.ts'

export type Answer = LightMyRequestResponse

/** A front end of a business: its client, a visitor of it, and its calls. */
export async function createFrontEnd(app: FastifyInstance, context: Context, siteId: string) {
  const back = 'https://shop.example/back'
  const { clientId } = await registerOauthClient(context, { siteId, name: 'Shop', redirectUris: [back] })
  const visitor = await aVisitorToken(app, clientId)
  const create = async (payload: object, headers: Record<string, string> = {}, url = '/v1/redirect-session') => {
    const authorization = headers['authorization'] ?? (await aVisitorToken(app, clientId))
    return app.inject({ method: 'POST', url, payload, headers: { authorization, ...headers } })
  }
  const session = async (payload: object, headers: Record<string, string> = {}) => {
    const answer = await create(payload, headers)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().redirectSession as {
      id: string
      fullUrl: string
      shortUrl: string
      sessionToken: string
      urlDetails: { endpoint: string; searchParams: Record<string, string> }
    }
  }
  /** What an authorization needs, and the verifier of its exchange. */
  const request = (more: object = {}) => {
    const { verifier, challenge } = aProof()
    const authRequest = {
      clientId,
      redirectUri: back,
      responseType: 'code',
      responseMode: 'query',
      state: 'state of the page',
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
      scope: 'offline_access',
      ...more,
    }
    return { verifier, authRequest }
  }
  return { back, clientId, visitor, create, session, request }
}

/** Headers of a browser that comes from a page of the front end. */
export const fromFrontEnd = { referer: 'https://shop.example/back' }
/** Headers of a form that a page of ours sends. */
export const ownForm = { 'sec-fetch-site': 'same-origin' }

/** A browser: it keeps its cookies and follows nothing by itself. */
export function aBrowser(app: FastifyInstance, cookies: Record<string, string> = {}) {
  return async (
    address: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'POST' = 'GET',
  ): Promise<Answer> => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await app.inject({
      method,
      url: `${pathname}${search}`,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') delete cookies[name]
      else cookies[name] = encodeURIComponent(value)
    }
    return answer
  }
}

/** Follows a link of the front end as its customer does: from its page, and agreeing to continue if asked. */
export async function followLink(browser: ReturnType<typeof aBrowser>, address: string): Promise<Answer> {
  const answer = await browser(address, fromFrontEnd)
  return isQuestion(answer) ? browser(address, ownForm, 'POST') : answer
}

/** Returns true if an answer leads to the page that asks who the customer is. */
export function isQuestion(answer: Answer): boolean {
  return /\/login\/continue\?/.test(String(answer.headers.location ?? ''))
}

/** Where an answer leads, as an address. */
export function redirectLocation(answer: Answer): URL {
  if (answer.statusCode !== 302 && answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`)
  return new URL(String(answer.headers.location), 'http://localhost')
}

export const errorCode = (answer: Answer): string => answer.json().details.applicationError?.code
export const violatedFields = (answer: Answer): string[] =>
  answer.json().details.validationError?.fieldViolations.map(({ field }: { field: string }) => field)
