import type { forms } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { type BookingFormData, loadForm } from './form.ts'
import type { WireService } from './services.ts'

/** Stands before the targets and ids of intake questions where both forms are asked as one. No question is called so. */
const mark = 'intake:'

/** What is asked before booking, both forms as one; whether the intake form of the policy is part of it, and must be. */
export type BookingFormsData = { form: BookingFormData; intake: 'required' | 'optional' | null }

/** The form of the service, and behind it the intake form that its policy has filled in before booking. */
export async function loadForms(context: RequestContext, service: WireService): Promise<BookingFormsData> {
  const { enabled, timing, formId, completionRequirement } = service.bookingPolicy?.intakeFormPolicy ?? {}
  const isRequested = enabled && timing === 'BEFORE_BOOKING' && formId
  const [form, intake] = await Promise.all([
    loadForm(context, service.form?.id),
    isRequested ? loadForm(context, formId) : undefined,
  ])
  const isRequired = completionRequirement === 'REQUIRED_BEFORE_BOOKING'
  // A closed form that nobody has to fill in is in nobody's way.
  if (!intake || !(intake.open || isRequired)) return { form, intake: null }
  return { form: joined(form, intake, isRequired), intake: isRequired ? 'required' : 'optional' }
}

/** The form that the policy asks once something is booked. */
export function findIntakeFormId({ bookingPolicy }: WireService): string | null {
  const { enabled, timing, formId } = bookingPolicy?.intakeFormPolicy ?? {}
  return enabled && timing === 'AFTER_BOOKING' ? (formId ?? null) : null
}

/** It alone, as `partAnswers` parts it. */
export async function loadIntake(context: RequestContext, formId: string): Promise<BookingFormData> {
  return markedForm(await loadForm(context, formId), true)
}

/** Answers to both, parted; none to an intake form that was left empty and need not be filled in. */
export function partAnswers(
  given: Readonly<Record<string, unknown>>,
  intake: BookingFormsData['intake'],
): { formSubmission: Record<string, unknown>; intakeSubmission?: Record<string, unknown> } {
  const [ofIntake, ofForm] = [true, false].map((isIntake) =>
    Object.entries(given).filter(([target]) => target.startsWith(mark) === isIntake),
  ) as [[string, unknown][], [string, unknown][]]
  const formSubmission = Object.fromEntries(ofForm)
  if (intake === null || (intake === 'optional' && ofIntake.length === 0)) return { formSubmission }
  return {
    formSubmission,
    intakeSubmission: Object.fromEntries(ofIntake.map(([to, it]) => [to.slice(mark.length), it])),
  }
}

/** The target under which a page asks what the server refused at a field. */
export const questionTarget = (field: string, target: string): string =>
  field.startsWith('intakeSubmission') ? mark + target : target

function joined(form: BookingFormData, intake: BookingFormData, isRequired: boolean): BookingFormData {
  const { fields, rules } = markedForm(intake, isRequired)
  return {
    ...form,
    fields: [...form.fields, ...(fields.length > 0 ? [pageBreak, ...fields] : [])],
    rules: [...form.rules, ...rules],
    open: form.open && intake.open,
  }
}

function markedForm(intake: BookingFormData, isRequired: boolean): BookingFormData {
  return {
    ...intake,
    fields: intake.fields.map((field) => marked(field, isRequired)),
    rules: intake.rules.map((rule) => markedRule(rule, isRequired)),
  }
}

const pageBreak: forms.Field = {
  id: `${mark}begin`,
  fieldType: 'DISPLAY',
  hidden: false,
  displayOptions: { displayFieldType: 'PAGE_NAVIGATION' },
}

/** Where the form may be left out, the page asks for no answer; the server does, once there is one. */
function marked(field: forms.Field, isRequired: boolean): forms.Field {
  const { id, inputOptions } = field
  if (!inputOptions) return { ...field, id: mark + id }
  const { target, required } = inputOptions
  return {
    ...field,
    id: mark + id,
    inputOptions: { ...inputOptions, target: mark + target, required: isRequired && required },
  }
}

function markedRule(rule: forms.Rule, isRequired: boolean): forms.Rule {
  const overrides = (rule.overrides ?? []).flatMap((override) => {
    const { fieldOptions } = override
    if (!fieldOptions) return [override]
    if (fieldOptions.propertyType === 'REQUIRED' && !isRequired) return []
    return [{ ...override, fieldOptions: { ...fieldOptions, fieldId: mark + fieldOptions.fieldId } }]
  })
  return { ...rule, overrides, ...(rule.expression ? { expression: markedTargets(rule.expression) } : {}) }
}

/** Conditions name targets, however deep they stand. */
function markedTargets<T>(node: T): T {
  if (Array.isArray(node)) return node.map(markedTargets) as T
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]) => [
    name,
    name === 'target' && typeof value === 'string' ? mark + value : markedTargets(value),
  ])
  return Object.fromEntries(entries) as T
}
