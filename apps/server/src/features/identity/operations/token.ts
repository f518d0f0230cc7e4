import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { isGuid } from '../../sites/index.ts'
import { networkOf, takeAttempt } from '../../users/index.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { newVisitorLimits } from '../rules/token-limits.ts'
import { readTokenRequest } from '../rules/token-request.ts'
import { findClientSite } from '../store/clients.ts'
import type { TokenPair } from '../view.ts'
import { issueVisitorTokens } from './issue-visitor-tokens.ts'
import { refreshTokens } from './refresh-tokens.ts'

/** The token endpoint: an anonymous visitor, or the next token of a family. */
export const token: Operation<'token'> = async ({ input, request }, context) => {
  const asked = readTokenRequest(input)
  if (asked.grant === 'refresh_token') return refreshTokens(context, asked)
  return newVisitor(context, asked.clientId, request.address)
}

async function newVisitor(context: Context, clientId: string, address: string): Promise<TokenPair> {
  const siteId = isGuid(clientId) ? await findClientSite(context.db, clientId) : undefined
  if (siteId === undefined) throw new OAuthError('invalid_client', 'There is no client of this id.')
  await takeAttempt(context, newVisitorLimits(address, networkOf(address)))
  return issueVisitorTokens(context, siteId, clientId.toLowerCase())
}
