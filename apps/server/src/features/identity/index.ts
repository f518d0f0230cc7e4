/** Tokens and keys: who calls from outside, and links that prove what they carry. */

export { identityJobs } from './jobs.ts'
export { createApiKey, type NewApiKey } from './operations/create-api-key.ts'
export { createOauthClient, type NewOauthClient } from './operations/create-oauth-client.ts'
export { findApiKeyActor } from './operations/find-api-key-actor.ts'
export { findTokenActor } from './operations/find-token-actor.ts'
export { firstPartyClient, prepareFirstPartyClient } from './operations/first-party-client.ts'
export { issueVisitorTokens } from './operations/issue-visitor-tokens.ts'
export { openLinkToken, signLinkToken } from './operations/link-token.ts'
export { identityRoutes } from './routes.ts'
export { OAuthError } from './rules/oauth-error.ts'
export type { TokenPair } from './view.ts'
