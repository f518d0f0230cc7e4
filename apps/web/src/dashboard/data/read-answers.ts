import type { bookings } from '@kalends/contract'

/** An answer with its question as worded at the time. */
export type Answer = { target: string; label: string; text: string | boolean | null; files: AnsweredFile[] }

/** An uploaded file; its URL is valid for a day. */
export type AnsweredFile = { name: string; url: string; isPicture: boolean }

type Submission = {
  submissions?: Record<string, unknown> | null | undefined
  extendedFields?: { namespaces?: Record<string, Record<string, unknown>> | null | undefined } | null | undefined
}
type Question = { target: string; kind: string; label: string; choices: { label: string; value: string }[] }

/** Returns answers in the order of the questions, without unanswered ones. */
export function readAnswers({ submissions, extendedFields }: Submission): Answer[] {
  const given = submissions ?? {}
  return readQuestions(extendedFields?.namespaces?.['kalends']?.['questions']).flatMap(
    ({ target, label, ...question }) => {
      const answer = Object.hasOwn(given, target) ? given[target] : undefined
      const files = readFiles(answer)
      const text = files.length > 0 ? null : describeAnswer(question, answer)
      return files.length === 0 && (text === null || text === '') ? [] : [{ target, label, text, files }]
    },
  )
}

type AdditionalFields = Pick<bookings.Booking, 'additionalFields'>

/** Returns the answers that a booking repeats, which those may read too who may not read submissions. */
export function readAdditionalFields({ additionalFields }: AdditionalFields): Answer[] {
  return (additionalFields ?? []).flatMap(({ id, label, value, valueType }) => {
    if (!label || !value) return []
    const text = valueType === 'CHECK_BOX' ? value === 'true' : value
    return [{ target: id ?? label, label, text, files: [] }]
  })
}

function readQuestions(remembered: unknown): Question[] {
  if (!Array.isArray(remembered)) return []
  return remembered.map((it) => ({
    target: String(it?.target ?? ''),
    kind: String(it?.kind ?? ''),
    label: String(it?.label ?? ''),
    choices: Array.isArray(it?.choices) ? it.choices : [],
  }))
}

function describeAnswer(
  { kind, choices }: Pick<Question, 'kind' | 'choices'>,
  answer: unknown,
): string | boolean | null {
  if (answer === undefined || answer === null) return null
  if (kind === 'CHECK_BOX' || kind === 'CONSENT') return answer === true || answer === 'true'
  const describeEntry = (entry: unknown): string =>
    choices.find(({ value }) => value === String(entry))?.label ?? String(entry)
  if (Array.isArray(answer)) return answer.map(describeEntry).join(', ')
  return (choices.length > 0 ? describeEntry(answer) : String(answer)).trim()
}

function readFiles(answer: unknown): AnsweredFile[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || !('url' in entry)) return []
    const { url, displayName, fileType } = entry as Record<string, unknown>
    return [{ name: String(displayName ?? ''), url: String(url), isPicture: String(fileType).startsWith('image/') }]
  })
}
