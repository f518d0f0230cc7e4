import { applyMask, type FieldViolation, type forms, readMask } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields, refuseShape } from '../../../refusal.ts'
import type { Form, FormField } from '../rules/fields.ts'
import { fault, formFaults } from '../rules/form-faults.ts'
import { freeName } from '../rules/free-name.ts'
import { applyLegacyNames, writtenForm } from '../rules/written-form.ts'
import { announceForm, type FormEvent } from '../steps/announce-form.ts'
import { listNames, lockForm, lockNames, updateForm as storeForm } from '../store/forms.ts'
import { formView } from '../view/form.ts'

export const updateForm: Operation<'updateForm'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const stored = await lockForm(tx, actor.siteId, input.form.id ?? '', 'standing')
    if (!stored) return fail('FORM_NOT_FOUND')
    if (input.form.revision !== String(stored.revision)) return fail('REVISION_MISMATCH')
    const { sent, mask } = applyLegacyNames({ form: input.form, mask: readMask(input.mask) })
    const changed = changedForm(stored, applyMask(formView(stored), sent, mask), sent)
    return { form: formView(await write(context, tx, actor, stored, changed)) }
  })

const mostDeletedFields = 150

/** Returns the changed form; throws all violations. */
function changedForm(stored: Form, next: forms.Form, sent: forms.Form): Form {
  const faults = [...formFaults(next), ...targetFaults(stored, next.formFields ?? [])]
  if (sent.namespace && sent.namespace !== stored.namespace) {
    faults.push(fault('namespace', 'IMMUTABLE_FIELD', `must stay ${stored.namespace}`))
  }
  if (faults.length > 0) return refuseFields(faults)
  const written = writtenForm(next)
  if (stored.isDefault && !written.enabled) {
    return refuseShape('form.enabled', 'must be true: the default form is used where no other is set')
  }
  const deletedFields = deletedAfter(stored, written.fields)
  if (deletedFields.length > mostDeletedFields) return fail('DELETED_FIELD_COUNT_OVER_MAX')
  return { ...stored, ...written, deletedFields }
}

async function write(context: Context, tx: Tx, actor: Actor, before: Form, changed: Form): Promise<Form> {
  const now = context.clock.now()
  const events: FormEvent[] = ['updated']
  if (before.enabled !== changed.enabled) events.push(changed.enabled ? 'enabled_form' : 'disabled_form')
  const name = await freeNameFor(tx, before, changed.name)
  const { form, firstSequence } = await storeForm(tx, { ...changed, name }, events.length, now)
  await announceForm(tx, { operation: 'updateForm', actor, before, after: form, events, firstSequence, now })
  return form
}

async function freeNameFor(tx: Tx, { siteId, namespace, id, name }: Form, wanted: string): Promise<string> {
  if (wanted === name) return name
  await lockNames(tx, siteId, namespace)
  return freeName(wanted, await listNames(tx, siteId, namespace, id))
}

/** Refuses changed targets: the key of an answer stays with its field, even a removed one. */
function targetFaults(
  before: { fields: readonly FormField[]; deletedFields: readonly FormField[] },
  after: readonly FormField[],
): FieldViolation[] {
  const known = new Map([...before.deletedFields, ...before.fields].map((field) => [field.id, fieldTarget(field)]))
  return after.flatMap((field, index) => {
    const target = known.get(field.id)
    if (!target || target === fieldTarget(field)) return []
    const at = `form.formFields[${index}].inputOptions.target`
    const description = `must stay ${target}`
    return [{ field: at, violatedRule: 'OTHER', ruleName: 'TARGET_CHANGED', description, data: { target } }]
  })
}

/** Returns the removed fields, oldest first, without restored ones. */
function deletedAfter(
  before: { fields: readonly FormField[]; deletedFields: readonly FormField[] },
  after: readonly FormField[],
): FormField[] {
  const stored = new Set(after.map(({ id }) => id))
  return [...before.deletedFields, ...before.fields].filter(({ id }) => !stored.has(id))
}

function fieldTarget({ inputOptions }: FormField): string | undefined {
  return inputOptions?.target ?? undefined
}
