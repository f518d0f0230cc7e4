import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import type { Form } from '../rules/fields.ts'
import { formFqdn, formView } from '../view/form.ts'

export type FormEvent = 'created' | 'updated' | 'deleted' | 'disabled_form' | 'enabled_form'

export type FormChange = {
  operation: string
  actor: Actor
  /** Previous state; undefined when created. */
  before: Form | undefined
  /** New state; undefined when deleted. */
  after: Form | undefined
  events: readonly FormEvent[]
  firstSequence: number
  now: number
}

/** Publishes events of a form change and records it in the history. */
export async function announceForm(tx: Tx, change: FormChange): Promise<void> {
  const { operation, actor, before, after, events, firstSequence, now } = change
  const form = after ?? before
  if (!form) throw new Error('A change of no form')
  await publishEvents(
    tx,
    events.map((slug, index) => ({
      siteId: form.siteId,
      entityFqdn: formFqdn,
      entityId: form.id,
      sequence: firstSequence + index,
      slug,
      occurredAt: now,
      actor: toChangeActor(actor),
      payload: buildPayload(slug, form),
    })),
  )
  const noted = { operation, entityType: 'form', entityId: form.id, entityName: form.name }
  const shown = { before: before && formView(before), after: after && formView(after) }
  await recordChange(tx, form.siteId, actor, { ...noted, ...shown }, now)
}

function buildPayload(slug: FormEvent, form: Form): object {
  switch (slug) {
    case 'created':
      return { createdEvent: { entity: formView(form) } }
    case 'updated':
      return { updatedEvent: { currentEntity: formView(form) } }
    case 'deleted':
      return { deletedEvent: { deletedEntity: formView(form) } }
    default:
      return { actionEvent: { body: { namespace: form.namespace } } }
  }
}
