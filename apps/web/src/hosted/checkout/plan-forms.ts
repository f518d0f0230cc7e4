import { toQuestion } from '@kalends/contract/form-rules'
import type { RequestContext } from '../../lib/page-context.ts'
import type { Answers, Mistakes } from '../../parts/questions/form-answers.ts'
import { type LoadedForm, loadForm } from '../../parts/questions/load-form.ts'
import { submitAnswers } from '../plan-checkout/answer-form.ts'
import { noQuestions } from '../plan-checkout/load-checkout.ts'
import type { CheckoutLine } from './load-checkout.ts'

/** The forms of the plans in a checkout, shown as one. */
export type PlanForms = {
  form: LoadedForm
  /** The questions of each form, by target. */
  parts: { formId: string; targets: string[] }[]
}

/** Loads the forms that plans ask. A question that several of them ask is asked once. */
export async function loadPlanForms(page: RequestContext, lines: readonly CheckoutLine[]): Promise<PlanForms> {
  const ids = [...new Set(lines.flatMap(({ formId }) => formId ?? []))]
  const loaded = await Promise.all(ids.map(async (formId) => ({ formId, form: await loadForm(page, formId) })))
  const parts = loaded.map(({ formId, form }) => ({ formId, targets: listTargets(form) }))
  return { form: loaded.reduce((joined, { form }) => join(joined, form), noQuestions), parts }
}

function listTargets({ fields }: LoadedForm): string[] {
  return fields.flatMap((field) => toQuestion(field)?.target ?? [])
}

function join(one: LoadedForm, other: LoadedForm): LoadedForm {
  const asked = new Set(listTargets(one))
  const added = other.fields.filter((field) => !asked.has(toQuestion(field)?.target ?? ''))
  return {
    fields: [...one.fields, ...added],
    rules: [...one.rules, ...other.rules],
    messages: { ...one.messages, ...other.messages },
    open: one.open && other.open,
  }
}

type Submitting = { checkoutId: string; lines: readonly CheckoutLine[]; answers: Answers; captchaToken: string }

/** Submits the answers, to each form its own. Returns the submission of each plan, or what the API finds wrong. */
export async function submitPlanForms(
  page: RequestContext,
  { form, parts }: PlanForms,
  { checkoutId, lines, answers, captchaToken }: Submitting,
): Promise<{ lineId: string; submissionId: string }[] | Mistakes> {
  const submitted = new Map<string, string>()
  for (const { formId, targets } of parts) {
    const given = Object.fromEntries(Object.entries(answers.given).filter(([target]) => targets.includes(target)))
    const ofForm = { formId, form, answers: { ...answers, given }, captchaToken }
    const id = await submitAnswers(page, ofForm, checkoutId)
    if (typeof id !== 'string') return id
    submitted.set(formId, id)
  }
  return lines.flatMap(({ id: lineId, formId }) => {
    const submissionId = formId === null ? undefined : submitted.get(formId)
    return submissionId === undefined ? [] : [{ lineId, submissionId }]
  })
}
