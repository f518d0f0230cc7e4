import type { redirects } from '@kalends/contract'
import type { MemberActor, VisitorActor } from '../../../actor.ts'
import type { AuthRequest } from '../rules/auth-request.ts'
import type { IntentName } from '../rules/intent.ts'
import type { RedirectKind } from '../store.ts'

/** Where a session leads, with everything checked. */
export type Aim = {
  kind: RedirectKind
  clientId: string
  /** The address that opens it. */
  path: string
  /** The page behind it, without the site's prefix. */
  target: string | null
  authRequest: AuthRequest | null
  pageOrigin: string | null
}

export type Aiming = {
  actor: VisitorActor | MemberActor
  input: redirects.CreateRedirectSessionRequest
  intent: IntentName
  /** The page that asks, as far as it is known. */
  pageOrigin: string | undefined
}
