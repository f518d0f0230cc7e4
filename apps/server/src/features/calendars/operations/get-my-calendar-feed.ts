import type { Actor, MemberActor } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSignInIds, requireRecentSignIn } from '../../authentication/index.ts'
import { memberCalendar } from '../../bookings/index.ts'
import { lockFamily } from '../../identity/index.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { lockApprovedMember } from '../../members/index.ts'
import { newSiteSecret, readSiteSecret } from '../../sites/index.ts'
import { deleteFeed, findFeed, findFeedOwner, saveFeed } from '../store/feeds.ts'

const hour = 60 * 60 * 1000

/** Generous: a studio behind one network may subscribe to many calendars. */
function feedLimits(network: string) {
  return [{ key: `calendar-feed-network:${network}`, limit: 600, windowMs: hour }]
}

const requireMember = (actor: Actor): MemberActor => (actor.type === 'member' ? actor : fail('PERMISSION_DENIED'))

export const getMyCalendarFeed: Operation<'getMyCalendarFeed'> = async ({ actor }, { db }) => ({
  createdDate: (await findFeed(db, requireMember(actor)))?.createdAt ?? null,
})

/**
 * Returns the secret only here: only its hash is stored. Requires a recent sign-in, for the link outlives the sign-in it
 * was made with. That is looked at under the lock, so that no sign-in that ends meanwhile makes one.
 */
export const renewMyCalendarFeed: Operation<'renewMyCalendarFeed'> = async ({ actor }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const { text, hash } = newSiteSecret(siteId)
  await context.transaction(async (tx) => {
    if (!(await lockApprovedMember(tx, siteId, memberId))) fail('NOT_FOUND')
    if (!(await lockFamily(tx, { siteId, familyId }))) fail('UNAUTHENTICATED')
    await requireRecentSignIn(context, { siteId, familyId }, tx)
    const signInIds = await findSignInIds(tx, { siteId, familyId })
    await saveFeed(tx, { siteId, memberId }, { secretHash: hash, signInIds }, context.clock.now())
  })
  return { secret: text }
}

export const endMyCalendarFeed: Operation<'endMyCalendarFeed'> = async ({ actor }, { db }) => {
  await deleteFeed(db, requireMember(actor))
  return {}
}

/** Who may not sign in any more has no feed either. */
export const getCalendarFeed: Operation<'getCalendarFeed'> = async ({ input, request }, context) => {
  await countAttempt(context, feedLimits(toNetwork(request.address)))
  const key = readSiteSecret(input.secret) ?? fail('NOT_FOUND')
  const memberId = (await findFeedOwner(context.db, key)) ?? fail('NOT_FOUND')
  const { siteId } = key
  if (!(await context.transaction((tx) => lockApprovedMember(tx, siteId, memberId)))) fail('NOT_FOUND')
  return { content: await memberCalendar(context, { siteId, memberId }), filename: 'bookings.ics', method: 'PUBLISH' }
}
