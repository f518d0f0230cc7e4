import type { redirects } from '@kalends/contract'
import type { MemberActor, VisitorActor } from '../../../actor.ts'
import type { AuthRequest } from '../rules/auth-request.ts'
import type { IntentName } from '../rules/intent.ts'
import type { RedirectKind } from '../store.ts'

/** Where a session leads, with everything checked. */
export type Destination = {
  kind: RedirectKind
  clientId: string
  /** Path that opens it. */
  path: string
  /** The page behind it, without the site's prefix. */
  target: string | null
  authRequest: AuthRequest | null
  pageOrigin: string | null
}

export type DestinationRequest = {
  actor: VisitorActor | MemberActor
  input: redirects.CreateRedirectSessionRequest
  intent: IntentName
  /** Origin of the requesting page, if known. */
  pageOrigin: string | undefined
}
