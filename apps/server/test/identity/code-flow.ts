import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../src/context.ts'
import { type CodeGrant, createCode } from '../../src/features/identity/index.ts'

/** A PKCE verifier and its challenge. */
export function aProof(length = 43): { verifier: string; challenge: string } {
  const verifier = randomBytes(length).toString('base64url').slice(0, length)
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Creates authorization codes of one client and exchanges them for tokens. */
export function codeFlow(
  { app, context }: { app: FastifyInstance; context: Context },
  { siteId, clientId }: { siteId: string; clientId: string },
) {
  const ask = (payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/oauth2/token', payload, headers })
  /** A new code, and the request that exchanges it. */
  const aCode = async (more: Partial<CodeGrant> = {}) => {
    const { verifier, challenge } = aProof()
    const memberId = more.memberId ?? randomUUID()
    const grant: CodeGrant = {
      siteId,
      clientId,
      memberId,
      visitorId: null,
      memberSessionId: null,
      signedInAt: null,
      issuedByKeyId: null,
      pageOrigin: null,
      redirectUri: null,
      codeChallenge: challenge,
      offlineAccess: true,
      ...more,
    }
    const code = await context.transaction((tx) => createCode(tx, context, grant))
    const redirectUri = grant.redirectUri === null ? {} : { redirectUri: grant.redirectUri }
    return {
      memberId,
      request: { grantType: 'authorization_code', clientId, code, codeVerifier: verifier, ...redirectUri },
    }
  }
  /** Tokens of a member who has just signed in. */
  const aSignIn = async (more: Partial<CodeGrant> = {}) => {
    const { memberId, request } = await aCode(more)
    const answer = await ask(request)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return { memberId, ...(answer.json() as { access_token: string; refresh_token: string; expires_in: number }) }
  }
  const refresh = (refreshToken: string) => ask({ grantType: 'refresh_token', refreshToken, clientId })
  /** Returns true if a call with this token succeeds. */
  const opens = async (token: string) =>
    (await app.inject({ url: '/v1/sites/current', headers: { authorization: token } })).statusCode === 200
  return { ask, aCode, aSignIn, refresh, opens }
}
