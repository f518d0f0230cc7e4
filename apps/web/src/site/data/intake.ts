import type { forms } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { type LoadedForm, loadForm } from '../../parts/questions/load-form.ts'
import { withRequiredContact } from './required-contact.ts'
import type { WireService } from './services.ts'

/** Prefix of the targets and ids of intake questions when both forms are shown as one. No question is named so. */
const mark = 'intake:'

/** The questions before booking, both forms as one, and whether the policy's intake form is included and required. */
export type BookingFormsData = {
  form: LoadedForm
  intake: 'required' | 'optional' | null
  /** Targets of contact questions that the form itself does not ask. */
  added: string[]
}

/** Loads the form of the service, followed by the intake form its policy requires before booking. */
export async function loadForms(context: RequestContext, service: WireService): Promise<BookingFormsData> {
  const { enabled, timing, formId, completionRequirement } = service.bookingPolicy?.intakeFormPolicy ?? {}
  const isRequested = enabled && timing === 'BEFORE_BOOKING' && formId
  const [ofService, intake] = await Promise.all([
    loadForm(context, service.form?.id),
    isRequested ? loadForm(context, formId) : undefined,
  ])
  const { form, added } = withRequiredContact(ofService, context.site.requiredContact)
  const isRequired = completionRequirement === 'REQUIRED_BEFORE_BOOKING'
  // A closed form that is not required does not prevent booking.
  if (!intake || !(intake.open || isRequired)) return { form, intake: null, added }
  return { form: joined(form, intake, isRequired), intake: isRequired ? 'required' : 'optional', added }
}

/** Returns the id of the form the policy requests after booking. */
export function findIntakeFormId({ bookingPolicy }: WireService): string | null {
  const { enabled, timing, formId } = bookingPolicy?.intakeFormPolicy ?? {}
  return enabled && timing === 'AFTER_BOOKING' ? (formId ?? null) : null
}

/** Loads the intake form alone, in the shape `partAnswers` reads. */
export async function loadIntake(context: RequestContext, formId: string): Promise<LoadedForm> {
  return markedForm(await loadForm(context, formId), true)
}

/** Splits the answers by form; an optional intake form that was left empty has none. */
export function partAnswers(
  given: Readonly<Record<string, unknown>>,
  { intake, added }: Pick<BookingFormsData, 'intake' | 'added'>,
): { formSubmission: Record<string, unknown>; intakeSubmission?: Record<string, unknown> } {
  const [ofIntake, ofForm] = [true, false].map((isIntake) =>
    Object.entries(given).filter(([target]) => target.startsWith(mark) === isIntake && !added.includes(target)),
  ) as [[string, unknown][], [string, unknown][]]
  const formSubmission = Object.fromEntries(ofForm)
  if (intake === null || (intake === 'optional' && ofIntake.length === 0)) return { formSubmission }
  return {
    formSubmission,
    intakeSubmission: Object.fromEntries(ofIntake.map(([to, it]) => [to.slice(mark.length), it])),
  }
}

/** Returns the target of the question for a field the API refused. */
export const questionTarget = (field: string, target: string): string =>
  field.startsWith('intakeSubmission') ? mark + target : target

function joined(form: LoadedForm, intake: LoadedForm, isRequired: boolean): LoadedForm {
  const { fields, rules } = markedForm(intake, isRequired)
  return {
    ...form,
    fields: [...form.fields, ...(fields.length > 0 ? [pageBreak, ...fields] : [])],
    rules: [...form.rules, ...rules],
    open: form.open && intake.open,
  }
}

function markedForm(intake: LoadedForm, isRequired: boolean): LoadedForm {
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

/** Makes questions of an optional form optional; the API requires them once one is answered. */
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

/** Conditions name targets at any depth. */
function markedTargets<T>(node: T): T {
  if (Array.isArray(node)) return node.map(markedTargets) as T
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]) => [
    name,
    name === 'target' && typeof value === 'string' ? mark + value : markedTargets(value),
  ])
  return Object.fromEntries(entries) as T
}
