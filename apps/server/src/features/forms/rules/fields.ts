import type { forms } from '@kalends/contract'

/** A field in its API shape. */
export type FormField = forms.Field

/** Parts of a form that are stored as sent and not interpreted, except where listed. */
export type FormRest = Pick<forms.Form, (typeof storedAsWritten)[number]>

export const storedAsWritten = [
  'postSubmissionTriggers',
  'extendedFields',
  'limitationRule',
  'spamFilterProtectionLevel',
  'requiredIndicatorProperties',
  'submitSettings',
  'fieldGroups',
  'disabledFormMessage',
  'sourceFormId',
  'tags',
  'autoFillContact',
  'submissionAccess',
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
  /** Instant of deletion, or null. */
  deletedAt: string | null
  /** Ids of records moved to the default form on deletion, by kind. */
  handedOver: Record<string, string[]>
}

/** The part of a form that defines its questions. */
export type Asking = Pick<Form, 'fields' | 'rules'>
