import type { forms } from '@kalends/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from './answers.ts'
import { answeredContact } from './contact-answers.ts'
import { defaultBookingFields } from './default-form.ts'
import type { FormField } from './fields.ts'

const form = { fields: defaultBookingFields(), rules: [] }
const ada = { first_name: 'Ada', email: 'ada@example.org' }

const faults = (answers: Record<string, unknown>, fields: FormField[] = form.fields) =>
  checkAnswers({ fields, rules: [] }, answers).map(({ data }) => `${data?.['errorPath']} ${data?.['errorType']}`)

const plain = { stringOptions: { componentType: 'TEXT_INPUT' } } as const

const aField = (input: Partial<forms.InputField>, hidden = false): FormField => ({
  id: 'f',
  hidden,
  fieldType: 'INPUT',
  inputOptions: { target: 'x', pii: false, required: false, inputType: 'STRING', ...input },
})

describe('answers to the default booking form', () => {
  it('require a first name and an email address', () => {
    expect(faults(ada)).toEqual([])
    expect(faults({})).toEqual(['first_name REQUIRED_VALUE_ERROR', 'email REQUIRED_VALUE_ERROR'])
    expect(faults({ ...ada, first_name: '  ' })).toEqual(['first_name REQUIRED_VALUE_ERROR'])
  })

  it('may be incomplete for staff, but not invalid', () => {
    expect(checkAnswers(form, {}, { required: false })).toEqual([])
    expect(checkAnswers(form, { email: 'nonsense' }, { required: false })).toHaveLength(1)
  })

  it('are refused with all violations', () => {
    expect(faults({ first_name: 7, email: 'ada@', phone: 'call me', message: 'x'.repeat(2001), shoe: 42 })).toEqual([
      'first_name TYPE_ERROR',
      'email FORMAT_ERROR',
      'phone FORMAT_ERROR',
      'message MAX_LENGTH_ERROR',
      'shoe UNKNOWN_VALUE_ERROR',
    ])
  })

  it('report fields by their given name', () => {
    const [violation] = checkAnswers(form, { first_name: 'Ada' })
    expect(violation).toMatchObject({ field: 'formSubmission.email', ruleName: 'SUBMISSION_VALIDATION' })
  })

  it('accept phone numbers in common formats', () => {
    for (const phone of ['+49 30 1234-567', '(030) 1234567', '030/1234.567'])
      expect(faults({ ...ada, phone })).toEqual([])
  })

  it('never make the validation throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (answers) => Array.isArray(checkAnswers(form, answers))),
    )
    expect(faults({ ...ada, constructor: 'x' })).toEqual(['constructor UNKNOWN_VALUE_ERROR'])
  })

  it('identify the customer', () => {
    expect(answeredContact(form, { ...ada, first_name: ' Ada ', phone: '', message: 'hello' })).toEqual({
      firstName: 'Ada',
      email: 'ada@example.org',
    })
  })
})

describe('answers to other fields', () => {
  it('match choices, limits and types', () => {
    const options = ['a', 'b'].map((value) => ({ label: value.toUpperCase(), value, id: value }))
    const choice = aField({
      stringOptions: { componentType: 'DROPDOWN', dropdownOptions: { label: 'Which', options } },
    })
    expect(faults({ x: 'c' }, [choice])).toEqual(['x NOT_ALLOWED_VALUE_ERROR'])
    expect(faults({ x: 'a' }, [choice])).toEqual([])
    const number = aField({
      inputType: 'NUMBER',
      numberOptions: { componentType: 'NUMBER_INPUT', validation: { minimum: 2, maximum: 4 } },
    })
    expect(faults({ x: 1 }, [number])).toEqual(['x MIN_VALUE_ERROR'])
    expect(faults({ x: 5 }, [number])).toEqual(['x MAX_VALUE_ERROR'])
    expect(faults({ x: '3' }, [number])).toEqual(['x TYPE_ERROR'])
    const checkboxGroupOptions = { label: 'Which', options }
    const list = aField({
      inputType: 'ARRAY',
      arrayOptions: { componentType: 'CHECKBOX_GROUP', checkboxGroupOptions, validation: { maxItems: 1 } },
    })
    expect(faults({ x: ['a', 'b'] }, [list])).toEqual(['x MAX_ITEMS_ERROR'])
    expect(faults({ x: ['c'] }, [list])).toEqual(['x NOT_ALLOWED_VALUE_ERROR'])
  })

  it('require a mandatory checkbox', () => {
    const consent = aField({
      inputType: 'BOOLEAN',
      required: true,
      booleanOptions: { componentType: 'CHECKBOX' },
    })
    expect(faults({ x: false }, [consent])).toEqual(['x REQUIRED_VALUE_ERROR'])
    expect(faults({ x: true }, [consent])).toEqual([])
  })

  it('are not required for hidden fields', () => {
    expect(faults({}, [aField({ required: true, ...plain }, true)])).toEqual([])
  })
})
