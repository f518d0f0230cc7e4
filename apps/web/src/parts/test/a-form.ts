import type { forms } from '@kalends/contract'

export const aTextQuestion = (
  target: string,
  label: string,
  required: boolean,
  validation: forms.StringType,
): forms.Field => ({
  id: target,
  fieldType: 'INPUT',
  hidden: false,
  identifier: target === 'message' ? 'LONG_TEXT' : 'SHORT_TEXT',
  inputOptions: {
    target,
    required,
    inputType: 'STRING',
    stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label }, validation },
  },
})

/** The default booking form. */
export const aForm: forms.Form = {
  id: 'form',
  formFields: [
    aTextQuestion('first_name', 'First name', true, { maxLength: 100 }),
    aTextQuestion('last_name', 'Last name', false, { maxLength: 100 }),
    aTextQuestion('email', 'Email', true, { maxLength: 320, format: 'EMAIL' }),
    aTextQuestion('phone', 'Phone', false, { maxLength: 50, format: 'PHONE' }),
    aTextQuestion('message', 'Message', false, { maxLength: 2000 }),
  ],
  formRules: [],
}
