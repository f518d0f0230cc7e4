import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { isGuid } from '../../sites/index.ts'
import { readClientCredentials } from '../rules/client-credentials.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { newVisitorLimits } from '../rules/token-limits.ts'
import { missingParameter, readTokenRequest } from '../rules/token-request.ts'
import { signAppToken } from '../steps/access-token.ts'
import { authenticateClient } from '../steps/authenticate-client.ts'
import { exchangeCode } from '../steps/exchange-code.ts'
import { issueForMember } from '../steps/issue-for-member.ts'
import { issueVisitorTokens } from '../steps/issue-visitor-tokens.ts'
import { refreshTokens } from '../steps/refresh-tokens.ts'
import { type Client, findClientSite } from '../store/clients.ts'
import { type TokenPair, tokenPair } from '../view.ts'

/** The token endpoint: issues tokens to visitors, members and clients, and refreshes them. */
export const token: Operation<'token'> = async ({ input, request }, context) => {
  const proof = readClientCredentials(input, request.authorization)
  const requested = readTokenRequest(input, proof.clientId)
  const client = await authenticateClient(context, proof)
  switch (requested.grant) {
    case 'anonymous':
      return newVisitor(context, requested.clientId, request.address)
    case 'refresh_token':
      return refreshTokens(context, requested)
    case 'authorization_code':
      return exchangeCode(context, requested)
    case 'authorized_client':
      return issueForMember(context, requested, request.authorization)
    case 'client_credentials':
      return issueAppToken(
        context,
        client ?? missingParameter(proof.clientId ? 'client_secret' : 'client_id'),
        requested.instanceId,
      )
  }
}

async function newVisitor(context: Context, clientId: string, address: string): Promise<TokenPair> {
  const siteId = isGuid(clientId) ? await findClientSite(context.db, clientId) : undefined
  if (siteId === undefined) throw new OAuthError('invalid_client', 'There is no client of this id.')
  await countAttempt(context, newVisitorLimits(address, toNetwork(address)))
  return issueVisitorTokens(context, siteId, clientId.toLowerCase())
}

/** Issues a token for the client credentials grant, without a refresh token. Source: RFC 6749 §4.4. */
async function issueAppToken(context: Context, client: Client, instanceId: string | undefined): Promise<TokenPair> {
  if (instanceId !== undefined && instanceId.toLowerCase() !== client.siteId) {
    throw new OAuthError('invalid_grant', 'This client has no such instance.')
  }
  return tokenPair(await signAppToken(context, { siteId: client.siteId, clientId: client.id }), undefined)
}
