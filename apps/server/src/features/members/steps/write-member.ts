import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { writeFreeSlug } from '../../../db/slug.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { changedFields, type FieldChange } from '../../audit/index.ts'
import { insertMemberHistory } from '../store/history.ts'
import { findMember, type Member } from '../store/members.ts'
import { findTakenSlugs } from '../store/write-member.ts'
import { memberFqdn, memberView } from '../view.ts'

/** Writes with the requested slug, or the next free one. */
export async function claimSlug(
  tx: Tx,
  member: { siteId: string; id: string },
  slug: string,
  write: (slug: string) => Promise<boolean>,
): Promise<void> {
  const taken = await findTakenSlugs(tx, member.siteId, slug, member.id)
  await writeFreeSlug(slug, taken, write)
}

/** Loads a member that was just written. */
export async function loadMember(tx: Tx, siteId: string, id: string): Promise<Member> {
  const member = await findMember(tx, siteId, id)
  if (!member) throw new Error(`The member ${id} was not stored`)
  return member
}

type Change = { actor: Actor | undefined; action: string; changes: FieldChange[] }

/** Records an action in the member's history, with the changed fields. */
export async function recordAction(
  tx: Tx,
  context: Context,
  member: Pick<Member, 'site_id' | 'id'>,
  change: Change,
): Promise<void> {
  const { site_id: siteId, id: memberId } = member
  const line = { ...actorColumns(change.actor), action: change.action, changes: change.changes }
  await insertMemberHistory(tx, { siteId, memberId }, { ...line, occurredAt: context.clock.now() })
}

/** Publishes the event of a created, changed or deleted member. */
export async function publishMemberEvent(
  tx: Tx,
  context: Context,
  member: Pick<Member, 'site_id' | 'id' | 'event_sequence'>,
  event: { slug: 'created' | 'updated' | 'deleted'; payload: object; actor: Actor | undefined },
): Promise<void> {
  await publishEvent(tx, {
    siteId: member.site_id,
    entityFqdn: memberFqdn,
    entityId: member.id,
    sequence: member.event_sequence,
    slug: event.slug,
    occurredAt: context.clock.now(),
    actor: toChangeActor(event.actor),
    payload: event.payload,
  })
}

/** What differs, of all that the business may see. */
export function memberChanges(before: Member | undefined, after: Member): FieldChange[] {
  return changedFields(before ? memberFacts(before) : {}, memberFacts(after))
}

function memberFacts(member: Member): Record<string, unknown> {
  const { id: _, createdDate: __, lastLoginDate: ___, ...shown } = memberView(member, 'FULL')
  const { awaits_verification: awaitsVerification, awaits_approval: awaitsApproval } = member
  const { identity_profile: identityProfile, user_id: userId } = member
  return { ...shown, awaitsVerification, awaitsApproval, identityProfile, userId }
}

/** Returns the actor's columns; without an actor, those of the system. */
function actorColumns(actor: Actor | undefined) {
  switch (actor?.type) {
    case 'visitor':
      return { actor_type: 'visitor', actor_id: actor.visitorId, actor_name: null }
    case 'member':
      return { actor_type: 'member', actor_id: actor.memberId, actor_name: null }
    case 'staff':
      return { actor_type: 'staff', actor_id: actor.userId, actor_name: actor.name }
    case 'app':
      return { actor_type: 'app', actor_id: actor.apiKeyId, actor_name: actor.name }
    default:
      return { actor_type: actor ? 'link' : 'system', actor_id: null, actor_name: null }
  }
}
