import type { FastifyInstance } from 'fastify'
import { aBrowser, createFrontEnd, followLink, redirectLocation } from '../redirects/front-end.ts'
import type { anAuthClient } from './visitors.ts'

/** A front end of a business that signs members in by itself, and opens our pages for them. */
export async function frontEndSignIns(app: FastifyInstance, auth: Awaited<ReturnType<typeof anAuthClient>>) {
  const shop = await createFrontEnd(app, auth.context, auth.siteId)

  const enter = async (email: string): Promise<{ access: string; refresh: string }> => {
    const { sessionToken, identity } = (await auth.login(email)).json()
    const grant = { grant_type: 'authorized_client', member_id: identity.id, session_token: sessionToken }
    const tokens = (await auth.send('POST', '/oauth2/token', grant, { as: `${shop.visitor},${auth.key}` })).json()
    return { access: tokens.access_token, refresh: tokens.refresh_token }
  }
  /** The access token of an authorization that carries the session token. */
  const exchange = async (email: string, more: object): Promise<string> => {
    const { sessionToken } = (await auth.login(email)).json()
    const { authRequest, verifier: codeVerifier } = shop.request({ sessionToken, ...more })
    const { fullUrl } = await shop.session({ auth: { authRequest } })
    const code = redirectLocation(await aBrowser(app)(fullUrl)).searchParams.get('code')
    const grant = { grantType: 'authorization_code', clientId: shop.clientId, redirectUri: shop.back }
    return (await auth.send('POST', '/oauth2/token', { ...grant, code, codeVerifier })).json().access_token
  }
  /** The access token of a page that other tokens open. */
  const openPage = async (authorization: string): Promise<string> => {
    const cookies: Record<string, string> = {}
    const { fullUrl } = await shop.session({ memberAccountPage: { section: 'ACCOUNT_INFO' } }, { authorization })
    await followLink(aBrowser(app, cookies), fullUrl)
    return decodeURIComponent(cookies['kalends_visitor'] ?? '').split('|')[1] ?? ''
  }
  return { shop, enter, exchange, openPage }
}
