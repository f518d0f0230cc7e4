import { describe, expect, it } from 'vitest'
import { addField, type Draft, newField, showWhen } from '../../forms/draft.ts'
import { readFaults, unnamedQuestions } from './read-faults.ts'

const draft: Draft = [
  newField('CHOICE', 'aaaaaaaa-0000-4000-8000-000000000001', 'Where does it hurt?'),
  newField('SHORT_TEXT', 'aaaaaaaa-0000-4000-8000-000000000002', ''),
].reduce(addField, { name: 'Intake', fields: [], rules: [], limits: {} })

const violation = (field: string, violatedRule: string, threshold?: number) =>
  ({ field, violatedRule, description: 'in English', data: threshold ? { threshold } : {} }) as never

describe('what is wrong with a form', () => {
  it.each([
    ['form.formFields[0].inputOptions', 'MIN_SIZE', ['field', 1, 'Where does it hurt?', 'choices', 1]],
    ['form.formFields[1].inputOptions.x.label', 'MAX_LENGTH', ['field', 2, '', 'long', 1]],
    ['form.name', 'MIN_LENGTH', ['name', 0, '', 'missing', 1]],
    ['form.limitationRule.maxAllowedSubmissions', 'MAX', ['limits', 0, '', 'high', 1]],
    ['form.formFields', 'OTHER', ['form', 0, '', 'other', 1]],
    ['form', 'OTHER', ['form', 0, '', 'other', 1]],
  ])('is named for %s (%s), without the words of the API', (field, rule, [part, position, question, reason, limit]) => {
    const expected = { part, position, question, reason, limit }
    expect(readFaults([violation(field, rule, 1), violation(field, rule, 1)], draft)).toEqual([expected])
  })

  it('is also a question without a text', () => {
    expect(unnamedQuestions(draft)).toEqual([{ part: 'field', position: 2, question: '', reason: 'missing', limit: 0 }])
  })

  it('is named at the field whose condition is refused', () => {
    const shown = showWhen(draft, draft.fields[1]?.id ?? '', { target: 'gone', operator: 'EQUAL' })
    const [fault] = readFaults([violation('form.formRules[0].expression.condition.target', 'OTHER')], shown)
    expect(fault).toMatchObject({ part: 'field', position: 2, reason: 'condition' })
  })
})
