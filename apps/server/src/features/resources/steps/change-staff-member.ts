import type { OperationId, staffMembers } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import { type TagsModified, tagsModified } from '../rules/tags.ts'
import { type StaffChanges, type StaffMemberRow, updateStaffRow } from '../store/staff.ts'
import { entityEvent, fqdns } from '../view/event.ts'
import { claimSlug } from './claim-slug.ts'
import { showWhole } from './show-staff.ts'

export type StaffEvent =
  | 'created'
  | 'fully_created'
  | 'updated'
  | 'deleted'
  | 'connected_to_user'
  | 'disconnected_from_user'
  | 'tags_modified'

/** Who changes what. */
export type StaffChange = {
  /** Undefined: the person themselves, by accepting an invitation. */
  actor: Actor | undefined
  operation: OperationId
  values: StaffChanges
  events: readonly StaffEvent[]
}

/** Writes a change of a locked staff member: the row, the history entry and the events. */
export async function changeStaffMember(
  context: Context,
  tx: Tx,
  before: StaffMemberRow,
  { actor, operation, values, events: requested }: StaffChange,
): Promise<StaffMemberRow> {
  const modified = tagsModified(before, {
    tags: values.tags ?? before.tags,
    private_tags: values.private_tags ?? before.private_tags,
  })
  const events = modified ? ([...requested, 'tags_modified'] as const) : requested
  const now = context.clock.now()
  const shownBefore = await showWhole(context, tx, before, { resource: true })
  const row = await updateStaffRow(tx, before.site_id, before.id, values, { now, events: events.length })
  if (row.name !== before.name) await claimSlug(tx, row.site_id, row, now)
  const shown = await showWhole(context, tx, row, { resource: true })
  const noted = { operation, entityType: 'staffMember', entityId: row.id, entityName: before.name }
  const cameBack = before.deleted_at !== null && row.deleted_at === null
  const sides = { before: cameBack ? undefined : shownBefore, after: row.deleted_at === null ? shown : undefined }
  await recordChange(tx, row.site_id, actor, { ...noted, ...sides }, now)
  await publishStaff(tx, row, { events, shown, modified, actor, now })
  return row
}

/** The events of a person, the last of them with the count the row has now. */
export async function publishStaff(
  tx: Tx,
  row: StaffMemberRow,
  {
    events,
    shown,
    modified,
    actor,
    now,
  }: {
    events: readonly StaffEvent[]
    shown: staffMembers.StaffMember
    modified?: TagsModified | undefined
    actor: Actor | undefined
    now: number
  },
): Promise<void> {
  const { resource: _, ...entity } = shown
  const first = row.event_sequence - events.length + 1
  await publishEvents(
    tx,
    events.map((slug, index) => {
      const common = { siteId: row.site_id, sequence: first + index }
      if (slug === 'created' || slug === 'updated' || slug === 'deleted') {
        return entityEvent({ ...common, noun: 'staffMember', id: row.id, slug, entity, actor, now })
      }
      const staffMember = slug === 'fully_created' ? shown : entity
      const body = { staffMember, ...(slug === 'tags_modified' ? modified : {}) }
      const about = {
        entityFqdn: fqdns.staffMember,
        entityId: row.id,
        slug,
        occurredAt: now,
        actor: toChangeActor(actor),
      }
      return { ...common, ...about, payload: { actionEvent: { body } } }
    }),
  )
}
