import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findLiveClient, isAllowedOrigin } from '../../identity/index.ts'
import type { Arrival } from '../rules/arrival.ts'

/** BROWSER: ends the browser session. TOKENS: revokes only the calling tokens. ASK: asks the person. */
export type SignOutScope = 'BROWSER' | 'TOKENS' | 'ASK'

type Requested = {
  siteId: string
  /** The requesting client, or null. */
  clientId: string | null
  /** The member of the calling token; null for a visitor. */
  memberId: string | null
}

/**
 * Returns what to end without confirmation. Any page on the web can lead a browser to an address that signs out, so the
 * session ends at once only for our own pages, for those of the client, and for a token of the member who is signed in
 * here.
 */
export async function signOutScope(
  context: Context,
  request: CallRequest,
  arrival: Arrival,
  { siteId, clientId, memberId }: Requested,
): Promise<SignOutScope> {
  if (arrival.kind === 'EMBEDDED') return 'ASK'
  if (arrival.kind === 'CONFIRMED' || arrival.isFromOwnPage) return 'BROWSER'
  const { pageOrigin } = arrival
  const client = clientId && pageOrigin ? await findLiveClient(context.db, siteId, clientId) : undefined
  if (client && pageOrigin && isAllowedOrigin(client, pageOrigin)) return 'BROWSER'
  if (memberId === null) return 'ASK'
  const current = await context.ports.identity.findMemberSession(context, request, siteId)
  if (current === undefined) return 'TOKENS'
  return current.memberId === memberId ? 'BROWSER' : 'ASK'
}
