import { questionKind } from '@kalends/contract/form-rules'
import { describe, expect, it } from 'vitest'
import {
  addField,
  copyField,
  type Draft,
  fieldKinds,
  moveField,
  newField,
  readCondition,
  readTexts,
  removeField,
  showWhen,
  withTexts,
} from './draft.ts'

const empty: Draft = { name: 'Form', fields: [], rules: [], limits: {} }
const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
]
const [first = '', second = '', third = ''] = ids
const three = ids.reduce(
  (draft, id, index) => addField(draft, newField('SHORT_TEXT', id, `Question ${index + 1}`)),
  empty,
)
const findTarget = (draft: Draft, id: string) =>
  draft.fields.find((field) => field.id === id)?.inputOptions?.target ?? ''

describe('the draft of a form', () => {
  it.each(fieldKinds)('creates a field of type %s that is read back unchanged', (kind) => {
    const draft = addField(empty, newField(kind, first, 'First'))
    expect(questionKind(draft.fields[0] ?? {})).toBe(kind)
    if (kind === 'PAGE_BREAK') return
    const change = { label: 'Second', linkText: 'the terms', link: 'https://example.org/terms' }
    const changed = withTexts(draft, first, change)
    expect(questionKind(changed.fields[0] ?? {})).toBe(kind)
    expect(readTexts(changed.fields[0] ?? {}).label).toBe('Second')
    if (kind === 'CONSENT') expect(readTexts(changed.fields[0] ?? {})).toMatchObject(change)
    expect(findTarget(changed, first)).toBe(findTarget(draft, first))
  })

  it('preserves the value of an option with an unchanged label', () => {
    const options = [{ id: first, label: 'Left', value: 'l' }]
    const field = newField('CHOICE', first, 'Knee')
    const stringOptions = { componentType: 'RADIO_GROUP', radioGroupOptions: { label: 'Knee', options } } as const
    const draft = addField(empty, { ...field, inputOptions: { ...field.inputOptions, stringOptions } })
    const changed = withTexts(draft, first, { choices: ['Right', 'Left', 'Left', ' '] })
    expect(changed.fields[0]?.inputOptions?.stringOptions?.radioGroupOptions?.options).toMatchObject([
      { label: 'Right', value: 'Right' },
      { label: 'Left', value: 'l' },
    ])
  })

  it('moves fields, to the ends at most', () => {
    const order = (draft: Draft) => draft.fields.map(({ id }) => ids.indexOf(id ?? '') + 1)
    expect(order(moveField(three, first, 1))).toEqual([2, 1, 3])
    expect(order(moveField(three, first, 9))).toEqual([2, 3, 1])
    expect(order(moveField(three, third, -1))).toEqual([3, 1, 2])
    expect(order(moveField(three, 'nowhere', 0))).toEqual([1, 2, 3])
  })

  it('shows a field depending on another answer, and always once that field is removed', () => {
    const condition = { target: findTarget(three, first), operator: 'EQUAL', value: 'yes' } as const
    const ruled = showWhen(three, second, condition)
    expect(readCondition(ruled, second)).toEqual(condition)
    expect(ruled.fields[1]?.hidden).toBe(true)
    const again = showWhen(ruled, second, { ...condition, value: 'no' })
    expect(again.rules.map(({ id }) => id)).toEqual(ruled.rules.map(({ id }) => id))
    const freed = removeField(again, first)
    expect([freed.rules, freed.fields.map(({ hidden }) => hidden)]).toEqual([[], [false, false]])
    expect(removeField(ruled, second).rules).toEqual([])
  })

  it('copies with new ids, and rules that refer to the copies', () => {
    const ruled = showWhen(three, second, { target: findTarget(three, first), operator: 'NOT_EMPTY' })
    const copy = copyField(ruled)
    expect(copy.fields.map(({ id }) => id)).not.toEqual(expect.arrayContaining(ids))
    expect(readCondition(copy, copy.fields[1]?.id ?? '')).toEqual(readCondition(ruled, second))
  })
})
