import type { forms } from '@kalends/contract'
import { toQuestions } from '@kalends/contract/form-rules'
import { describe, expect, it } from 'vitest'
import { aForm, aTextQuestion } from '../../parts/test/a-form.ts'
import { partAnswers } from './intake.ts'
import { toContactDetails, withRequiredContact } from './required-contact.ts'

const formOf = (formFields = aForm.formFields ?? []) => ({ fields: formFields, rules: [], messages: {}, open: true })

describe('withRequiredContact', () => {
  it('asks first for required details that the form does not ask for, and requires those it does', () => {
    const optional = { ...aTextQuestion('email', 'Email', false, { maxLength: 320 }), hidden: true }
    const form = formOf([aTextQuestion('knee', 'Which knee?', false, {}), optional])
    const found = withRequiredContact(form, ['EMAIL', 'PHONE', 'ADDRESS'])
    const questions = toQuestions(found.form.fields).map(({ target, kind, required }) => [target, kind, required])
    expect(questions).toEqual([
      ['phone', 'PHONE', true],
      ['address', 'SHORT_TEXT', true],
      ['knee', 'SHORT_TEXT', false],
      ['email', 'EMAIL', true],
    ])
    expect(found.form.fields.at(-1)?.hidden).toBe(false)
    expect(found.added).toEqual(['phone', 'address'])
  })

  it('goes by the mapping of a question, and by its target where the mapping is to nothing known', () => {
    const mapped = (target: string, contactField: forms.ContactField) => {
      const question = aTextQuestion(target, target, false, { maxLength: 50 })
      return { ...question, inputOptions: { ...question.inputOptions, contactMapping: { contactField } } }
    }
    const form = formOf([mapped('email', 'COMPANY'), mapped('call_me', 'PHONE'), mapped('address', 'LAST_NAME')])
    const { added, form: shown } = withRequiredContact(form, ['EMAIL', 'PHONE', 'ADDRESS'])
    expect(added).toEqual(['address'])
    expect(toQuestions(shown.fields).map(({ required }) => required)).toEqual([true, true, true, false])
  })

  it('sends answers to added questions as contact details, and the others as those of the form', () => {
    const given = { first_name: ' Noa ', phone: '+39 06 1', address: 'Via Appia 1', email: 'noa@example.org' }
    const added = ['first_name', 'phone', 'address']
    expect(toContactDetails(given, added)).toEqual({
      firstName: 'Noa',
      phone: '+39 06 1',
      fullAddress: { formattedAddress: 'Via Appia 1' },
    })
    expect(partAnswers(given, { intake: null, added })).toEqual({ formSubmission: { email: 'noa@example.org' } })
  })

  it('leaves a closed form and a business without demands alone', () => {
    const form = formOf()
    expect(withRequiredContact(form, []).form.fields).toEqual(form.fields)
    expect(withRequiredContact({ ...form, fields: [], open: false }, ['PHONE']).form.fields).toEqual([])
  })
})
