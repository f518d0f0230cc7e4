import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a local OpenID provider that signs everybody in as the given person. */
export async function startProvider(claims: { sub: string; email: string; email_verified: boolean }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const nonces = new Map<string, string>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const send = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (pathname === '/authorize') {
      const code = randomBytes(8).toString('hex')
      nonces.set(code, searchParams.get('nonce') ?? '')
      const back = `${searchParams.get('redirect_uri')}?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' })}`
      return response.writeHead(302, { location: back }).end()
    }
    if (pathname === '/keys')
      return send({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] })
    if (pathname !== '/token')
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const now = Math.floor(Date.now() / 1000)
      const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '')
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const said = { ...claims, iss: issuer, aud: 'kalends', iat: now, exp: now + 300, nonce }
      const text = `${part({ alg: 'RS256', kid: 'k' })}.${part(said)}`
      const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url')
      send({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: `${text}.${signature}` })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { issuer, stop: () => server.close() }
}
