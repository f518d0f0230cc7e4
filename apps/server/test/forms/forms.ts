import { randomUUID } from 'node:crypto'
import type { forms } from '@kalends/contract'
import { expect } from 'vitest'
import type { Answer, Client } from '../support/factories.ts'

/** A question of several kinds, as the wire writes one. */
export function makeQuestion(
  target: string,
  more: Partial<forms.InputField> = {},
  field: Omit<Partial<forms.Field>, 'id' | 'inputOptions'> & { id?: string } = {},
) {
  return {
    id: randomUUID(),
    hidden: false,
    identifier: 'SHORT_TEXT',
    fieldType: 'INPUT' as const,
    inputOptions: {
      target,
      pii: false,
      required: false,
      readOnly: false,
      inputType: 'STRING' as const,
      ...('inputType' in more ? {} : { stringOptions: aTextInput(target) }),
      ...more,
    },
    ...field,
  } satisfies forms.Field
}

export function aTextInput(label: string, validation: forms.StringType = {}): forms._String {
  return { componentType: 'TEXT_INPUT', textInputOptions: { label, showLabel: true }, validation }
}

export function aChoice(target: string, values: readonly string[], several = false): forms.Field {
  const options = values.map((value) => ({ id: randomUUID(), label: `The ${value}`, value }))
  const group = { label: `Which ${target}`, options }
  const one = { componentType: 'RADIO_GROUP', radioGroupOptions: group } as const
  const many = { componentType: 'CHECKBOX_GROUP', checkboxGroupOptions: group, validation: { maxItems: 2 } } as const
  return makeQuestion(target, several ? { inputType: 'ARRAY', arrayOptions: many } : { stringOptions: one })
}

/** A rule that shows a hidden field when another has this answer. */
export function showWhen(target: string, value: unknown, fieldId: string): forms.Rule {
  return {
    id: randomUUID(),
    name: 'Show',
    expression: { condition: { target, operator: 'EQUAL', value } },
    overrides: [
      { entityType: 'FIELD', fieldOptions: { fieldId, propertyType: 'HIDDEN', hiddenOptions: { hidden: false } } },
    ],
  }
}

export const nowhere = '00000000-0000-4000-8000-000000000000'

/** A form as the business writes one. */
export async function aForm(admin: Client, form: Partial<forms.Form> = {}): Promise<forms.Form> {
  const written = { namespace: 'kalends.booking', name: 'Before you come', formFields: [makeQuestion('goal')], ...form }
  const answer = await admin.post('/v4/forms', { form: written })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.form
}

/** Every refused field with its rule. */
export function listViolations({ status, body }: Answer): string[] {
  expect(status, JSON.stringify(body)).toBe(400)
  return body.details.validationError.fieldViolations.map(
    (it: { field: string; ruleName?: string; violatedRule: string }) => `${it.field} ${it.ruleName ?? it.violatedRule}`,
  )
}

/** Every refused answer with its error type. */
export function answerFaults({ status, body }: Answer): string[] {
  expect(status, JSON.stringify(body)).toBe(400)
  return body.details.validationError.fieldViolations.map(
    ({ ruleName, data }: { ruleName: string; data: Record<string, unknown> }) => {
      expect(ruleName).toBe('SUBMISSION_VALIDATION')
      return `${data['errorPath']} ${data['errorType']}`
    },
  )
}

export async function readErrorCode(answer: Promise<Answer>): Promise<string> {
  const { status, body } = await answer
  return `${status} ${body.details?.applicationError?.code}`
}

/** Answers as a customer submits them. */
export async function aSubmission(client: Client, formId: string, answers: object, more: object = {}) {
  const answer = await client.post('/v4/submissions', { submission: { formId, submissions: answers, ...more } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.submission
}
