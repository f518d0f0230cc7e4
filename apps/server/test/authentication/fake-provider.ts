import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll } from 'vitest'

type Claims = Record<string, unknown>
type Grant = { claims: Claims; nonce: string; challenge: string; redirectUri: string }

/** An OpenID provider on this machine: it shows no pages, and returns the claims it is given. */
export async function aProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const state = { signsWith: privateKey, userInfo: {} as Claims, secrets: [] as (string | null)[] }
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (pathname === '/.well-known/openid-configuration')
      return send(200, {
        issuer,
        jwks_uri: `${issuer}/keys`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        authorization_endpoint: `${issuer}/authorize`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    if (pathname === '/keys') return send(200, { keys: [key] })
    if (pathname === '/me') return send(200, state.userInfo)
    if (pathname !== '/token') return send(404, {})
    let body = ''
    for await (const part of request) body += part
    const sent = new URLSearchParams(body)
    state.secrets.push(sent.get('client_secret'))
    const grant = grants.get(sent.get('code') ?? '')
    grants.delete(sent.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant?.challenge !== challenge || grant.redirectUri !== sent.get('redirect_uri'))
      return send(400, { error: 'invalid_grant' })
    const token = new SignJWT({ nonce: grant.nonce, ...grant.claims }).setProtectedHeader({ alg: 'RS256', kid: 'k' })
    const { sub } = grant.claims
    const idToken = await token
      .setIssuer(issuer)
      .setAudience('kalends')
      .setSubject(String(sub))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(state.signsWith)
    return send(200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => void server.close())
  return {
    issuer,
    state,
    /** Somebody signs in there: the query they come back with. */
    signIn: (authorizationUrl: string, claims: Claims): string => {
      const requested = new URL(authorizationUrl).searchParams
      const text = (name: string) => requested.get(name) ?? ''
      const code = randomBytes(8).toString('hex')
      const grant = { nonce: text('nonce'), challenge: text('code_challenge'), redirectUri: text('redirect_uri') }
      grants.set(code, { ...grant, claims })
      return `?${new URLSearchParams({ code, state: text('state') })}`
    },
  }
}
