import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field, Operator, Rule } from '../generated/shapes.ts'
import { faultsIn, savedAnswers, visibleQuestions } from './answers.ts'
import { fieldStates, knownOperators, type RuledForm } from './conditions.ts'
import { toQuestions } from './question.ts'
import { plainText, richLines } from './rich-text.ts'

const targets = ['a', 'b', 'c', 'd'] as const

const aText = (target: string, more: Partial<Field> = {}, required = false): Field => ({
  id: target,
  fieldType: 'INPUT',
  hidden: false,
  inputOptions: {
    target,
    required,
    inputType: 'STRING',
    stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label: target.toUpperCase() } },
  },
  ...more,
})

const aRule = (
  expression: Rule['expression'],
  fieldId: string,
  become: { hidden?: boolean; required?: boolean },
): Rule => ({
  id: 'r',
  name: '',
  expression,
  overrides: [
    {
      entityType: 'FIELD',
      fieldOptions:
        become.hidden === undefined
          ? { fieldId, propertyType: 'REQUIRED', requiredOptions: { required: become.required ?? false } }
          : { fieldId, propertyType: 'HIDDEN', hiddenOptions: { hidden: become.hidden } },
    },
  ],
})

const when = (target: string, operator: Operator, value?: unknown): Rule['expression'] => ({
  condition: { target, operator, value },
})

const anyCondition = fc.record({
  target: fc.constantFrom(...targets),
  operator: fc.constantFrom(...(knownOperators as Operator[])),
  value: fc.oneof(fc.constantFrom('x', '', '7', true, null), fc.array(fc.constantFrom('x', '7'))),
})
const anyExpression = fc.oneof(
  anyCondition.map((condition) => ({ condition })),
  fc
    .array(anyCondition, { maxLength: 3 })
    .map((all) => ({ and: { conditions: all.map((condition) => ({ condition })) } })),
  fc
    .array(anyCondition, { maxLength: 3 })
    .map((all) => ({ or: { conditions: all.map((condition) => ({ condition })) } })),
)
const anyRule = fc
  .tuple(anyExpression, fc.constantFrom(...targets), fc.boolean(), fc.boolean())
  .map(([expression, id, of, state]) => aRule(expression, id, of ? { hidden: state } : { required: state }))
const anyForm: fc.Arbitrary<RuledForm> = fc.record({
  fields: fc
    .tuple(...targets.map(() => fc.tuple(fc.boolean(), fc.boolean())))
    .map((all) => all.map(([hidden, required], index) => aText(targets[index] ?? '', { hidden }, required))),
  rules: fc.array(anyRule, { maxLength: 6 }),
})
const anyAnswers = fc.dictionary(fc.constantFrom(...targets), fc.constantFrom<unknown>('x', '7', '', 'y', null))

describe('a field hidden by a rule', () => {
  it('is neither required nor saved, for any rules and answers', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, answers) => {
        const states = fieldStates(form, answers)
        const hidden = targets.filter((target) => states.get(target)?.hidden)
        const named = faultsIn(form, answers).map(({ target }) => target)
        const stored = Object.keys(savedAnswers(form, answers))
        return hidden.every((target) => !named.includes(target) && !stored.includes(target))
      }),
      { numRuns: 500 },
    )
  })

  it('is evaluated deterministically', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, answers) => {
        const once = visibleQuestions(form, answers).map(({ id, required }) => [id, required])
        expect(visibleQuestions(form, answers).map(({ id, required }) => [id, required])).toEqual(once)
      }),
    )
  })
})

describe('rules', () => {
  it('show, hide and require fields by another answer', () => {
    const form = {
      fields: [aText('a'), aText('b', { hidden: true }), aText('c')],
      rules: [
        aRule(when('a', 'EQUAL', 'yes'), 'b', { hidden: false }),
        aRule(when('a', 'NOT_EMPTY'), 'c', { required: true }),
      ],
    }
    expect(visibleQuestions(form, {}).map(({ id }) => id)).toEqual(['a', 'c'])
    expect(visibleQuestions(form, { a: ' yes ' }).map(({ id, required }) => [id, required])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ])
  })

  it('are chained: a hidden field has no answer', () => {
    const form = {
      fields: [aText('a'), aText('b'), aText('c', { hidden: true })],
      rules: [
        aRule(when('a', 'EQUAL', 'no'), 'b', { hidden: true }),
        aRule(when('b', 'NOT_EMPTY'), 'c', { hidden: false }),
      ],
    }
    expect(visibleQuestions(form, { a: 'yes', b: 'x' }).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(visibleQuestions(form, { a: 'no', b: 'x' }).map(({ id }) => id)).toEqual(['a'])
  })

  it.each<[Operator, unknown, unknown, boolean]>([
    ['EQUAL', '7', 7, true],
    ['EQUAL', false, undefined, true],
    ['NOT_EQUAL', 'x', 'y', true],
    ['EMPTY', '  ', undefined, true],
    ['NOT_EMPTY', [], undefined, false],
    ['CONTAINS', 'Left Shoulder', 'shoulder', true],
    ['CONTAINS', ['a', 'b'], 'b', true],
    ['NOT_CONTAINS', ['a'], 'b', true],
    ['LESS_THAN', 9, '10', true],
    ['LESS_THAN_OR_EQUALS', 10, 10, true],
    ['GREATER_THAN', 9, '10', false],
    ['GREATER_THAN_OR_EQUALS', '', 0, false],
    ['BEFORE', '2026-02-28', '2026-03-01', true],
    ['BEFORE_OR_EQUAL', '09:00', '09:00', true],
    ['AFTER', '2026-02-28', '2026-03-01', false],
    ['AFTER_OR_EQUAL', '10:00', '09:00', true],
    ['BETWEEN', 5, [1, 5], true],
    ['ANY', ['a', 'b'], ['c', 'b'], true],
    ['ARRAY_EQUAL', ['b', 'a'], ['a', 'b'], true],
    ['ARRAY_NOT_EQUAL', ['a'], ['a', 'b'], true],
    ['CHECKED', true, undefined, true],
    ['NOT_CHECKED', undefined, undefined, true],
    ['IN', 'a', ['a', 'b'], true],
    ['NOT_IN', 'c', ['a', 'b'], true],
  ])('%s of %j and %j is %j', (operator, answer, value, expected) => {
    const form = { fields: [aText('a'), aText('b')], rules: [aRule(when('a', operator, value), 'b', { hidden: true })] }
    expect(fieldStates(form, { a: answer }).get('b')?.hidden).toBe(expected)
  })
})

describe('fields', () => {
  it('never make parsing throw', () => {
    fc.assert(fc.property(fc.array(fc.object()), (fields) => Array.isArray(toQuestions(fields as Field[]))))
  })

  it('distinguish consent from a checkbox by its links', () => {
    const link = { type: 'LINK', linkData: { link: { url: 'https://example.org/terms' } } } as const
    const label = {
      nodes: [
        {
          type: 'PARAGRAPH',
          nodes: [
            { type: 'TEXT', textData: { text: 'I read the ', decorations: [] } },
            { type: 'TEXT', textData: { text: 'terms', decorations: [link] } },
          ],
        },
      ],
    } as const
    const booleanOptions = { componentType: 'CHECKBOX', checkboxOptions: { label } } as never
    const [question] = toQuestions([{ id: 'f', inputOptions: { target: 'ok', inputType: 'BOOLEAN', booleanOptions } }])
    expect(question).toMatchObject({ kind: 'CONSENT', label: 'I read the terms' })
    expect(richLines(label)).toEqual([[{ text: 'I read the ' }, { text: 'terms', url: 'https://example.org/terms' }]])
  })

  it('show no javascript: links', () => {
    const decorations = [{ type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } }]
    const content = { nodes: [{ type: 'TEXT', textData: { text: 'here', decorations } }] }
    expect(richLines(content)).toEqual([[{ text: 'here' }]])
    expect(plainText(content)).toBe('here')
  })
})

describe('email addresses', () => {
  const anEmail = (more: object) =>
    aText('mail', {
      inputOptions: {
        target: 'mail',
        inputType: 'STRING',
        stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label: 'E-mail' } },
        ...more,
      },
    } as never)
  const stringOptions = { componentType: 'TEXT_INPUT', validation: { format: 'EMAIL' } }
  const forms = [anEmail({ stringOptions }), anEmail({ contactMapping: { contactField: 'EMAIL' } })].map((field) => ({
    fields: [field],
    rules: [],
  }))

  it.each(forms)('are refused with invisible or confusable characters', (form) => {
    for (const mail of [
      'an\u200bn@example.org',
      'ann@exam\u00adple.org',
      '\uff41nn@example.org',
      'ann@example\u3002org',
    ])
      expect(faultsIn(form, { mail })).toMatchObject([{ target: 'mail', errorType: 'FORMAT_ERROR' }])
  })

  it.each(forms)('are saved in one spelling', (form) => {
    const mail = ' E\u0301mile@Example.ORG '
    expect(faultsIn(form, { mail })).toEqual([])
    expect(savedAnswers(form, { mail })).toEqual({ mail: 'Émile@example.org' })
  })
})
