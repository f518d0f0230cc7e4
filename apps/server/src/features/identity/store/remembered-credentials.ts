import type { AppActor } from '../../../actor.ts'
import { cachePerDatabase } from '../../../db/weighted-cache.ts'
import type { AccessClaims } from '../rules/access-claims.ts'

export type VerifiedToken = { claims: AccessClaims; keyId: string | undefined }

/** Tokens whose signature was verified, by their text: a front end sends the same one with each call. */
export const getVerifiedTokens = cachePerDatabase<VerifiedToken>(4_000_000)

/** `rightsChanges`: how often rights had changed in this server before the key was read. */
type RememberedKey = { actor: AppActor; readAt: number; rightsChanges: number }

/** API keys by site and hash. */
export const getRememberedKeys = cachePerDatabase<RememberedKey>(20_000)
