import type { forms } from '@kalends/contract'

/** A field in the wire's shape, as it was written. */
export type FormField = forms.Field

/** What is kept of a form as written, and read by no rule of ours unless it stands here. */
export type FormRest = Pick<forms.Form, (typeof keptAsWritten)[number]>

export const keptAsWritten = [
  ...(['postSubmissionTriggers', 'extendedFields', 'limitationRule', 'spamFilterProtectionLevel'] as const),
  ...(['requiredIndicatorProperties', 'submitSettings', 'fieldGroups', 'disabledFormMessage'] as const),
  ...(['sourceFormId', 'tags', 'autoFillContact', 'submissionAccess'] as const),
] as const

/** A form with its fields in order. */
export type Form = {
  id: string
  siteId: string
  revision: number
  namespace: string
  name: string
  isDefault: boolean
  enabled: boolean
  fields: FormField[]
  rules: forms.Rule[]
  steps: forms.Step[]
  deletedFields: FormField[]
  rest: FormRest
  createdAt: string
  updatedAt: string
  /** In the trash since then. */
  deletedAt: string | null
  /** What went over to the default form when this one was deleted, by kind of user. */
  handedOver: Record<string, string[]>
}

/** The part of a form that says what is asked. */
export type Asking = Pick<Form, 'fields' | 'rules'>
