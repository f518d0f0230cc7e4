/** The part of a form's field this house reads, in the wire's shape (`FormField` of the forms module). */
export type FormField = {
  id: string
  hidden: boolean
  identifier?: string | null
  fieldType: 'INPUT' | 'DISPLAY'
  inputOptions?: InputField
}

export type InputField = {
  /** The key of the answer; never changes. */
  target: string
  pii: boolean
  required: boolean
  readOnly?: boolean
  inputType: 'STRING' | 'NUMBER' | 'BOOLEAN' | 'ARRAY' | (string & {})
  contactMapping?: { contactField: string }
  stringOptions?: StringOptions
  numberOptions?: { componentType: string; validation?: { minimum?: number | null; maximum?: number | null } }
  booleanOptions?: { componentType: string }
  arrayOptions?: { componentType: string; validation?: { minItems?: number | null; maxItems?: number | null } }
}

export type StringOptions = {
  componentType: string
  validation?: {
    minLength?: number | null
    maxLength?: number | null
    pattern?: string | null
    format?: string | null
    enum?: string[] | null
  }
  textInputOptions?: TextOptions
  phoneInputOptions?: TextOptions
}

export type TextOptions = { label: string; showLabel: boolean; placeholder?: string | null }

/** A form with its fields in order. */
export type Form = {
  id: string
  siteId: string
  revision: number
  namespace: string
  name: string
  isDefault: boolean
  fields: FormField[]
}

/** The fields a customer answers: what is hidden is neither asked nor stored. */
export function askedFields(form: Pick<Form, 'fields'>): InputField[] {
  return form.fields.flatMap((field) => (field.hidden || !field.inputOptions ? [] : [field.inputOptions]))
}
