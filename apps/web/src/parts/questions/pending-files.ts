import { type Question, type RuledForm, toQuestions } from '@kalends/contract/form-rules'
import type { Mistakes } from './form-answers.ts'
import { besideName, inputName } from './names.ts'

/** Marks questions with chosen files as answered in the browser before the files are uploaded. */
export function pendingFiles(sent: FormData, form: RuledForm): ReadonlySet<string> {
  const pending = fileQuestions(form).filter(({ kind, target }) => {
    if (kind === 'SIGNATURE') return Boolean(sent.get(besideName(target, 'drawn')))
    return sent.getAll(inputName(target)).some((part) => part instanceof File && part.size > 0)
  })
  return new Set(pending.map(({ target }) => target))
}

/** The server's limit, checked before a long upload begins. */
export function largeFiles(sent: FormData, form: RuledForm): Mistakes {
  const large = fileQuestions(form).filter(({ target }) =>
    sent.getAll(inputName(target)).some((part) => part instanceof File && part.size > largest),
  )
  return Object.fromEntries(large.map(({ target }) => [inputName(target), { key: 'form.file', value: 10 }]))
}

const largest = 10 * 1024 * 1024

/** Lists the questions that are answered with files. */
export const fileQuestions = (form: RuledForm): Question[] =>
  toQuestions(form.fields).filter(({ kind }) => kind === 'FILE' || kind === 'SIGNATURE')
