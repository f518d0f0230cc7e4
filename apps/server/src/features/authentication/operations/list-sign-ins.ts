import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { revokeTokenFamily } from '../../identity/index.ts'
import { lockMember, recordAction } from '../../members/index.ts'
import { findSignInIds } from '../steps/find-sign-in-ids.ts'
import { withMarkRenewed } from '../steps/known-browser.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { endSession } from '../steps/member-cookie.ts'
import { requireMember } from '../steps/require-member.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { type FrontEndSignIn, listFrontEndSignIns } from '../store/front-end-sign-ins.ts'
import { listMemberSessions } from '../store/member-sessions.ts'

/** Lists the browsers and front ends in which the member is signed in, last used first. */
export const listSignIns: Operation<'listSignIns'> = async ({ actor }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const { db } = context
  const now = context.clock.now()
  const present = await findSignInIds(db, { siteId, familyId })
  const browsers = await listMemberSessions(db, siteId, memberId, now)
  const frontEnds = await listFrontEndSignIns(db, { siteId, memberId }, now)
  const signIns = [...browsers.map(browserView), ...frontEnds.map(frontEndView)]
  return {
    signIns: signIns
      .toSorted((one, other) => Date.parse(other.lastSeenDate) - Date.parse(one.lastSeenDate))
      .map((signIn) => ({ ...signIn, isPresent: present.includes(signIn.id) })),
  }
}

type Browser = Awaited<ReturnType<typeof listMemberSessions>>[number]

const browserView = (row: Browser) => ({
  id: row.id,
  browser: row.user_agent ?? '',
  frontEnd: null,
  address: row.address ?? '',
  createdDate: row.created_at,
  lastSeenDate: row.last_seen_at,
})

const frontEndView = (signIn: FrontEndSignIn) => ({ ...signIn, browser: '', address: '' })

/**
 * Ends one of the member's sign-ins with its tokens and the calendar link that was made with it. Links that front ends
 * prepared to sign the member in end too, whichever sign-in they are from: they are made for ten minutes.
 */
export const endSignIn: Operation<'endSignIn'> = async ({ input, actor }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const id = input.signInId.toLowerCase()
  const now = context.clock.now()
  await context.transaction(async (tx) => {
    await lockCallingMember(tx, { siteId, memberId, familyId })
    await context.ports.authentication.endCalendarFeedOf(tx, { siteId, memberId }, id)
    await context.ports.authentication.endPreparedSignIns(tx, siteId, memberId)
    if (await endSession(tx, { siteId, memberId, id }, now)) return
    const frontEnds = await listFrontEndSignIns(tx, { siteId, memberId }, now)
    if (!frontEnds.some((signIn) => signIn.id === id)) fail('NOT_FOUND')
    await revokeTokenFamily(tx, { siteId, familyId: id }, now)
  })
  return {}
}

/** Signs a member out everywhere, for staff. Recorded in the member's history. */
export const endMemberSignIns: Operation<'endMemberSignIns'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const member = (await lockMember(tx, siteId, input.memberId.toLowerCase())) ?? fail('NOT_FOUND')
    const ended = await revokeAllAccess(tx, context, { siteId, memberId: member.id })
    if (ended > 0) await recordAction(tx, context, member, { actor, action: 'signOut', changes: [] })
    return { ended }
  })

/** Ends all other sessions of the member, on third-party front ends too, and forgets remembered devices. */
export const endOtherSignIns: Operation<'endOtherSignIns'> = async ({ actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const who = { siteId, memberId }
  const end = async (tx: Tx) => {
    await lockCallingMember(tx, { siteId, memberId, familyId })
    return revokeAllAccess(tx, context, who, familyId)
  }
  return { ended: await withMarkRenewed(context, request, who, () => context.transaction(end)) }
}
