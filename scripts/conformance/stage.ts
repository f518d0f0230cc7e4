import { apiKeyAuth, createClient as createOwn, type Client as Own } from '@kalends/sdk'
import type { Untyped } from './install.ts'
import type { Recorder } from './recorder.ts'
import type { Target } from './target.ts'

/** What the scenarios share. Later ones use what earlier ones made. */
export type Stage = Target & {
  recorder: Recorder
  /** Creates a client of the SDK for another visitor of the front end. */
  newVisitor: () => Untyped
  visitor: Untyped
  /** A client that uses the API key. */
  staff: Untyped
  sdk: Untyped
  /** Our own client with the API key, for what the SDK has no calls for. */
  own: Own
  /** The service that is booked, and the plans that are sold. */
  made: { service?: Untyped; plan?: Untyped; freePlan?: Untyped; member?: Untyped; pending?: PendingSignUp }
}

/** A registration whose email waits for its code. */
export type PendingSignUp = { client: Untyped; email: string; stateToken: string; sentAt: number }

export const PASSWORD = 'correct horse battery'

/** Returns an address that no other run uses. Nothing is delivered to it. */
export const newEmail = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`

export function createStage(target: Target, loaded: Untyped, recorder: Recorder): Stage {
  const { sdk, ...modules } = loaded
  const newVisitor = () => sdk.createClient({ modules, auth: sdk.OAuthStrategy({ clientId: target.clientId }) })
  const { apiKey, siteId } = target
  return {
    ...target,
    recorder,
    newVisitor,
    visitor: newVisitor(),
    staff: sdk.createClient({ modules, auth: sdk.ApiKeyStrategy({ apiKey, siteId }) }),
    sdk: { ...sdk, modules },
    own: createOwn({ apiUrl: target.url, auth: apiKeyAuth(apiKey, siteId) }),
    made: {},
  }
}
