import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { isGuid } from '../../sites/index.ts'
import { OAuthError } from '../rules/oauth-error.ts'
import { accessTokenSeconds } from '../rules/token-lives.ts'
import { readTokenRequest } from '../rules/token-request.ts'
import { findClientSite } from '../store/clients.ts'
import { issueVisitorTokens } from './issue-visitor-tokens.ts'
import { refreshTokens } from './refresh-tokens.ts'

/** The token endpoint: an anonymous visitor, or the next token of a family. */
export const token: Operation<'token'> = async ({ input }, context) => {
  const asked = readTokenRequest(input)
  if (asked.grant === 'refresh_token') return answer(await refreshTokens(context, asked))
  return answer(await newVisitor(context, asked.clientId))
}

async function newVisitor(context: Context, clientId: string) {
  const siteId = isGuid(clientId) ? await findClientSite(context.db, clientId) : undefined
  if (siteId === undefined) throw new OAuthError('invalid_client', 'There is no client of this id.')
  return issueVisitorTokens(context, siteId, clientId.toLowerCase())
}

function answer(pair: { accessToken: string; refreshToken: string }): OutputOf<'token'> {
  return {
    access_token: pair.accessToken,
    refresh_token: pair.refreshToken,
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
  }
}
