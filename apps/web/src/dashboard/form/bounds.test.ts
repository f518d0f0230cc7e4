import { faultsIn } from '@kalends/contract/form-rules'
import { describe, expect, it } from 'vitest'
import { type Draft, type FieldKind, type FieldTexts, newField, withTexts } from '../forms/draft.ts'
import { isContrary, readBounds, setBound } from './bounds.ts'

const words: Partial<FieldTexts> = { label: 'Which?', choices: ['Knee', 'Back', 'Hip'] }
const buildForm = (kind: FieldKind): Draft =>
  withTexts({ name: '', fields: [newField(kind, 'f', 'Which?')], rules: [], limits: {} }, 'f', words)
const bounded = (kind: FieldKind, least: string, most: string): Draft => setBound(buildForm(kind), 'f', { least, most })
const findFaults = (form: Draft, answer: unknown): string[] => {
  const [{ inputOptions } = {}] = form.fields
  return faultsIn(form, { [inputOptions?.target ?? '']: answer }).map(({ errorType }) => errorType)
}

describe('limits of an answer', () => {
  it('are those that answers are validated with, for every unit', () => {
    expect(findFaults(bounded('SHORT_TEXT', '3', '5'), 'ab')).toEqual(['MIN_LENGTH_ERROR'])
    expect(findFaults(bounded('LONG_TEXT', '3', '5'), 'abcdef')).toEqual(['MAX_LENGTH_ERROR'])
    expect(findFaults(bounded('NUMBER', '-1.5', '2'), -2)).toEqual(['MIN_VALUE_ERROR'])
    expect(findFaults(bounded('DATE', '2026-01-02', ''), '2026-01-01')).toEqual(['MIN_VALUE_ERROR'])
    expect(findFaults(bounded('TIME', '', '18:00'), '18:01')).toEqual(['MAX_VALUE_ERROR'])
    expect(findFaults(bounded('CHOICES', '2', '2'), ['Knee'])).toEqual(['MIN_ITEMS_ERROR'])
    expect(findFaults(bounded('FILE', '', '1'), ['a', 'b'])).toEqual(['MAX_ITEMS_ERROR'])
  })

  it('are read as they were written, survive an edited label, and are removed when emptied', () => {
    const form = withTexts(bounded('NUMBER', '1', '9'), 'f', { label: 'How many?' })
    expect(readBounds(form.fields[0] ?? {})).toMatchObject({ unit: 'number', least: '1', most: '9' })
    const free = setBound(form, 'f', { least: '', most: '' })
    expect(readBounds(free.fields[0] ?? {})).toMatchObject({ least: '', most: '' })
    expect(readBounds(buildForm('CONSENT').fields[0] ?? {})).toBeUndefined()
  })

  it('name the types of files, and report when nothing matches', () => {
    const pictures = setBound(buildForm('FILE'), 'f', { formats: ['IMAGE'] })
    expect(readBounds(pictures.fields[0] ?? {})).toMatchObject({ formats: ['IMAGE'], most: '5' })
    const shared = { formats: [] }
    expect(isContrary({ unit: 'letters', least: '10', most: '9', ...shared })).toBe(true)
    expect(isContrary({ unit: 'day', least: '2026-01-02', most: '2026-01-02', ...shared })).toBe(false)
    expect(isContrary({ unit: 'number', least: '10', most: '', ...shared })).toBe(false)
  })
})
