import { faultsIn } from '@kalends/contract/form-rules'
import { describe, expect, it } from 'vitest'
import { boundsOf, boundTo, isContrary } from './bounds.ts'
import { type Draft, type FieldKind, type FieldWords, newField, sayOf } from './draft.ts'

const words: Partial<FieldWords> = { label: 'Which?', choices: ['Knee', 'Back', 'Hip'] }
const formOf = (kind: FieldKind): Draft =>
  sayOf({ name: '', fields: [newField(kind, 'f', 'Which?')], rules: [], limits: {} }, 'f', words)
const bounded = (kind: FieldKind, least: string, most: string): Draft => boundTo(formOf(kind), 'f', { least, most })
const faultsOf = (form: Draft, answer: unknown): string[] => {
  const [{ inputOptions } = {}] = form.fields
  return faultsIn(form, { [inputOptions?.target ?? '']: answer }).map(({ errorType }) => errorType)
}

describe('the bounds of an answer', () => {
  it('are those that answers are judged by, whatever is counted', () => {
    expect(faultsOf(bounded('SHORT_TEXT', '3', '5'), 'ab')).toEqual(['MIN_LENGTH_ERROR'])
    expect(faultsOf(bounded('LONG_TEXT', '3', '5'), 'abcdef')).toEqual(['MAX_LENGTH_ERROR'])
    expect(faultsOf(bounded('NUMBER', '-1.5', '2'), -2)).toEqual(['MIN_VALUE_ERROR'])
    expect(faultsOf(bounded('DATE', '2026-01-02', ''), '2026-01-01')).toEqual(['MIN_VALUE_ERROR'])
    expect(faultsOf(bounded('TIME', '', '18:00'), '18:01')).toEqual(['MAX_VALUE_ERROR'])
    expect(faultsOf(bounded('CHOICES', '2', '2'), ['Knee'])).toEqual(['MIN_ITEMS_ERROR'])
    expect(faultsOf(bounded('FILE', '', '1'), ['a', 'b'])).toEqual(['MAX_ITEMS_ERROR'])
  })

  it('are read as they were written, stay when the words change, and go when they are emptied', () => {
    const form = sayOf(bounded('NUMBER', '1', '9'), 'f', { label: 'How many?' })
    expect(boundsOf(form.fields[0] ?? {})).toMatchObject({ unit: 'number', least: '1', most: '9' })
    const free = boundTo(form, 'f', { least: '', most: '' })
    expect(boundsOf(free.fields[0] ?? {})).toMatchObject({ least: '', most: '' })
    expect(boundsOf(formOf('CONSENT').fields[0] ?? {})).toBeUndefined()
  })

  it('name the kinds of files, and tell when nothing fits', () => {
    const pictures = boundTo(formOf('FILE'), 'f', { formats: ['IMAGE'] })
    expect(boundsOf(pictures.fields[0] ?? {})).toMatchObject({ formats: ['IMAGE'], most: '5' })
    const shared = { formats: [] }
    expect(isContrary({ unit: 'letters', least: '10', most: '9', ...shared })).toBe(true)
    expect(isContrary({ unit: 'day', least: '2026-01-02', most: '2026-01-02', ...shared })).toBe(false)
    expect(isContrary({ unit: 'number', least: '10', most: '', ...shared })).toBe(false)
  })
})
