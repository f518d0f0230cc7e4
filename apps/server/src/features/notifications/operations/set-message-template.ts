import type { FieldViolation } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findSite } from '../../sites/index.ts'
import { placeholders, unknownPlaceholders } from '../rules/placeholders.ts'
import { findTemplates, putTemplate } from '../store/templates.ts'
import { templateView } from '../view/template.ts'
import { templateKinds } from '../view/templates.ts'

export const setMessageTemplate: Operation<'setMessageTemplate'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { language, subject, text } = input
    const kind = templateKinds.find((known) => known === input.kind) ?? fail('NOT_FOUND')
    const site = await findSite(tx, siteId)
    if (!site?.languages.includes(language)) return fail('NOT_FOUND')
    const faults = [...templateViolations('subject', subject), ...templateViolations('text', text)]
    if (faults.length > 0) refuseFields(faults)
    const before = (await findTemplates(tx, siteId, kind)).find((row) => row.language === language)
    const after = {
      kind,
      language,
      subject: subject === undefined ? (before?.subject ?? null) : (subject?.trim() ?? null),
      body: text === undefined ? (before?.body ?? null) : (text?.trim() ?? null),
    }
    const now = context.clock.now()
    await putTemplate(tx, siteId, after, now)
    const isOwn = after.subject !== null || after.body !== null
    const old = templateView(kind, language, before)
    const template = templateView(kind, language, isOwn ? after : undefined)
    const change = { operation: 'setMessageTemplate', entityType: 'messageTemplate', entityId: null }
    await recordChange(
      tx,
      siteId,
      actor,
      { ...change, entityName: `${kind} (${language})`, before: old, after: template },
      now,
    )
    return { template }
  })

function templateViolations(field: string, words: string | null | undefined): FieldViolation[] {
  if (words == null) return []
  if (words.trim() === '') return [{ field, description: 'must not be empty', violatedRule: 'MIN_LENGTH' }]
  const unknown = unknownPlaceholders(words).map((name) => `{${name}}`)
  if (unknown.length === 0) return []
  const known = placeholders.map((name) => `{${name}}`).join(', ')
  const description = `has ${unknown.join(', ')}, which no message knows; they know ${known}`
  return [{ field, description, violatedRule: 'OTHER', ruleName: 'UNKNOWN_PLACEHOLDER', data: { unknown } }]
}
