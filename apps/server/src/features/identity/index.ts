/** Access tokens, API keys, OAuth clients and signed links. */

export { identityJobs } from './jobs.ts'
export { createApiKey, type NewApiKey } from './operations/create-api-key.ts'
export { type CodeGrant, createCode } from './operations/create-code.ts'
export { createOauthClient, type CreatedOauthClient, type NewOauthClient } from './operations/create-oauth-client.ts'
export { findApiKeyActor } from './operations/find-api-key-actor.ts'
export { findHeaderActor } from './operations/find-header-actor.ts'
export { findTokenActor } from './operations/find-token-actor.ts'
export { firstPartyClient, prepareFirstPartyClient } from './operations/first-party-client.ts'
export { isDisablingOnly, signInRefusal } from './operations/grant-refusal.ts'
export {
  issueMemberTokens,
  type MemberGrant,
  type StartedFamily,
  startMemberFamily,
  memberTokenPair,
} from './operations/issue-member-tokens.ts'
export { issueVisitorTokens } from './operations/issue-visitor-tokens.ts'
export { openLinkToken, signLinkToken } from './operations/link-token.ts'
export { isAllowedReturnUrl } from './operations/may-return-to.ts'
export {
  isLiveFamily,
  lockFamily,
  revokeTokenFamily,
  revokeMemberFamilies,
  revokeSessionFamilies,
  getFamilySession,
} from './operations/revoke-member-families.ts'
export { rotateAccessKey } from './operations/rotate-access-key.ts'
export type { ConsumedSessionToken, MemberSession } from './ports.ts'
export { identityRoutes } from './routes.ts'
export { isAllowedCallback, isAllowedOrigin, isRegisteredRedirect } from './rules/callbacks.ts'
export { isBasic } from './rules/client-proof.ts'
export type { MemberClaims } from './rules/member-claims.ts'
export { OAuthError } from './rules/oauth-error.ts'
export { type Client, findClientSite, findLiveClient, listLiveOrigins } from './store/clients.ts'
export { findVisitorIds } from './store/visitors.ts'
export type { TokenPair } from './view.ts'
