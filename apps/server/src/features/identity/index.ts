/** Access tokens, API keys, OAuth clients and signed links. */

export { identityJobs } from './jobs.ts'
export type { ConsumedSessionToken, MemberSession } from './ports.ts'
export { identityRoutes } from './routes.ts'
export { isAllowedCallback, isAllowedOrigin, isRegisteredRedirect } from './rules/callbacks.ts'
export { isBasic } from './rules/client-credentials.ts'
export type { MemberClaims } from './rules/member-claims.ts'
export { OAuthError } from './rules/oauth-error.ts'
export { limitKeysOf } from './steps/change-key.ts'
export { createApiKey, type NewApiKey } from './steps/create-api-key.ts'
export { type CodeGrant, createCode } from './steps/create-code.ts'
export { endWithKey } from './steps/end-with-key.ts'
export { findApiKeyActor } from './steps/find-api-key-actor.ts'
export { findHeaderActor } from './steps/find-header-actor.ts'
export { findMaker, type Maker } from './steps/find-maker.ts'
export { findTokenActor } from './steps/find-token-actor.ts'
export { findTokenSubject } from './steps/find-token-subject.ts'
export { firstPartyClient, prepareFirstPartyClient } from './steps/first-party-client.ts'
export { isDisablingOnly, signInRefusal } from './steps/grant-refusal.ts'
export { isAllowedReturnUrl, isKnownReturnUrl } from './steps/is-allowed-return-url.ts'
export {
  issueMemberTokens,
  type MemberGrant,
  memberTokenPair,
  type StartedFamily,
  startMemberFamily,
} from './steps/issue-member-tokens.ts'
export { issueVisitorTokens } from './steps/issue-visitor-tokens.ts'
export { findAppPermissions, keepsKeyRights } from './steps/keeps-key-rights.ts'
export { openLinkToken, signLinkToken } from './steps/link-token.ts'
export { lockSigningKey } from './steps/lock-signing-key.ts'
export { endMadeByPerson } from './steps/made-access.ts'
export { type CreatedOauthClient, type NewOauthClient, registerOauthClient } from './steps/register-oauth-client.ts'
export {
  getFamilySession,
  isLiveFamily,
  lockFamily,
  revokeMemberFamilies,
  revokeReplacedTokens,
  revokeSessionFamilies,
  revokeTokenFamily,
} from './steps/revoke-member-families.ts'
export { rotateAccessKey } from './steps/rotate-access-key.ts'
export { type Client, findClientSite, findLiveClient, listLiveOrigins } from './store/clients.ts'
export type { TokenPair } from './view.ts'
