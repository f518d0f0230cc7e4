import { expect, test } from 'vitest'
import { readAdditionalFields, readAnswers } from './read-answers.ts'

const question = (target: string, kind: string, label: string, choices: { label: string; value: string }[] = []) => ({
  id: target,
  target,
  kind,
  label,
  choices,
})
const submission = (questions: object[], submissions: Record<string, unknown>) => ({
  submissions,
  extendedFields: { namespaces: { kalends: { formRevision: 2, questions } } },
})

test('pairs questions with answers, shows labels of options, and omits unanswered questions', () => {
  const choices = [
    { value: 'k', label: 'Knee' },
    { value: 'b', label: 'Back' },
  ]
  const questions = [
    question('where', 'CHOICES', 'Where?', choices),
    question('one', 'DROPDOWN', 'Worst', choices),
    question('ok', 'CONSENT', 'I agree'),
    question('none', 'SHORT_TEXT', 'Not answered'),
    question('weeks', 'NUMBER', 'Weeks'),
  ]
  const given = { where: ['k', 'Elbow'], one: 'b', ok: false, weeks: 3, gone: 'x' }
  expect(readAnswers(submission(questions, given)).map(({ label, text }) => [label, text])).toEqual([
    ['Where?', 'Knee, Elbow'],
    ['Worst', 'Back'],
    ['I agree', false],
    ['Weeks', '3'],
  ])
})

test('reads files with their URLs, and a typed signature as text', () => {
  const questions = [question('plan', 'FILE', 'Picture'), question('sign', 'SIGNATURE', 'Signature')]
  const plan = [{ fileId: 'f', displayName: 'knee.png', fileType: 'image/png', url: '/media/s/f/knee.png' }]
  expect(readAnswers(submission(questions, { plan, sign: 'Clara' }))).toEqual([
    {
      target: 'plan',
      label: 'Picture',
      text: null,
      files: [{ name: 'knee.png', url: '/media/s/f/knee.png', isPicture: true }],
    },
    { target: 'sign', label: 'Signature', text: 'Clara', files: [] },
  ])
})

test('reads nothing if no questions are stored', () => {
  expect(readAnswers({})).toEqual([])
  expect(readAnswers({ submissions: { a: 1 }, extendedFields: { namespaces: {} } })).toEqual([])
})

test('readAdditionalFields reads check boxes as yes or no, and leaves out what has no question or answer', () => {
  const check = { id: 'a', label: 'I agree', value: 'true', valueType: 'CHECK_BOX' as const }
  const additionalFields = [check, { ...check, id: 'b', value: 'false' }, { id: 'c', label: 'Note', value: '' }]
  expect(readAdditionalFields({ additionalFields }).map(({ target, text }) => [target, text])).toEqual([
    ['a', true],
    ['b', false],
  ])
  expect(readAdditionalFields({ additionalFields: [{ id: 'd', label: 'Note', value: 'true' }] })[0]?.text).toBe('true')
})
