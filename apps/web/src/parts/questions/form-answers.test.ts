import type { forms } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aForm } from '../test/a-form.ts'
import { type Answers, findMistakes, readFormAnswers } from './form-answers.ts'

const form = { fields: aForm.formFields ?? [], rules: [] as forms.Rule[] }
const good: Answers = { given: { first_name: 'Clara', email: 'clara@example.org' }, agree: true }
const with_ = (given: object, agree = true) => findMistakes({ given: { ...good.given, ...given }, agree }, form)
const mistakeKey = (given: object, name: string) => with_(given)[name]?.key

const aQuestion = (target: string, inputOptions: forms.InputField): forms.Field => ({
  id: target,
  fieldType: 'INPUT',
  hidden: false,
  inputOptions: { target, ...inputOptions },
})

describe('answers of the booking form', () => {
  it('needs a name, an email and the terms, nothing else', () => {
    expect(findMistakes(good, form)).toEqual({})
    expect(Object.keys(with_({ first_name: '', email: '' }, false)).sort()).toEqual(['agree', 'email', 'first_name'])
  })

  it('says what is wrong with an email', () => {
    expect(mistakeKey({ email: 'clara' }, 'email')).toBe('form.book.error.emailNoAt')
    expect(mistakeKey({ email: 'clara@' }, 'email')).toBe('form.book.error.emailEnd')
    expect(mistakeKey({ email: 'clara@example' }, 'email')).toBe('form.book.error.emailEnd')
    expect(mistakeKey({ email: 'cl ara@example.org' }, 'email')).toBe('form.book.error.emailForm')
    expect(mistakeKey({ email: 'a@b@c.org' }, 'email')).toBe('form.book.error.emailForm')
    expect(mistakeKey({ email: 'cla\u200bra@example.org' }, 'email')).toBe('form.book.error.emailHidden')
    expect(mistakeKey({ email: 'ödön+tag@müller.example' }, 'email')).toBeUndefined()
  })

  it('accepts phone numbers as people write them', () => {
    expect(mistakeKey({ phone: '+39 06 555-0142' }, 'phone')).toBeUndefined()
    expect(mistakeKey({ phone: '(06) 555.0142' }, 'phone')).toBeUndefined()
    expect(mistakeKey({ phone: 'call me' }, 'phone')).toBe('form.book.error.phone')
  })

  it('reads a form, trimmed, without empty fields', () => {
    const data = new FormData()
    data.set('first_name', '  Clara ')
    data.set('phone', '  ')
    data.set('agree', 'yes')
    expect(readFormAnswers(data, form)).toEqual({ given: { first_name: 'Clara' }, agree: true })
  })

  it('reads every kind of question under a name of its own', () => {
    const options = ['a', 'b'].map((value) => ({ id: value, label: value, value }))
    const requested = {
      fields: [
        aQuestion('time', { inputType: 'NUMBER', numberOptions: { componentType: 'NUMBER_INPUT' } }),
        aQuestion('agree', { inputType: 'BOOLEAN', booleanOptions: { componentType: 'CHECKBOX' } }),
        aQuestion('days', {
          inputType: 'ARRAY',
          arrayOptions: { componentType: 'CHECKBOX_GROUP', checkboxGroupOptions: { options } },
        }),
        aQuestion('which', {
          inputType: 'STRING',
          stringOptions: { componentType: 'RADIO_GROUP', radioGroupOptions: { options, customOption: {} } },
        }),
        aQuestion('plan', { inputType: 'WIX_FILE', wixFileOptions: { componentType: 'FILE_UPLOAD' } }),
      ],
      rules: [],
    }
    const data = new FormData()
    const file = { fileId: 'f', displayName: 'plan.png' }
    const sent = [
      ['time', '2026-11-25T13:30:00.000Z'],
      ['q.time', '2,5'],
      ['q.agree', 'yes'],
      ['q.days', 'a'],
      ['q.days', 'b'],
      ['q.which', '\u2026'],
      ['q.which.other', 'neither'],
      ['q.plan.stored', JSON.stringify(file)],
    ] as [string, string][]
    for (const [name, value] of sent) data.append(name, value)
    const answers = readFormAnswers(data, requested)
    expect(answers.given).toEqual({ time: 2.5, agree: true, days: ['a', 'b'], which: 'neither', plan: [file] })
    expect(answers.agree).toBe(false)
    expect(findMistakes({ ...answers, agree: true }, requested)).toEqual({})
  })
})
