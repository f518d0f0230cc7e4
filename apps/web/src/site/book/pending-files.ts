import { type Question, questionsOf, type RuledForm } from '@kalends/contract/form-rules'
import { besideName, nameOf } from '../../parts/questions/names.ts'

/** Questions whose files are on their way: in the browser they are answered, though nobody has taken them yet. */
export function pendingFiles(sent: FormData, form: RuledForm): ReadonlySet<string> {
  const pending = fileQuestions(form).filter(({ kind, target }) => {
    if (kind === 'SIGNATURE') return Boolean(sent.get(besideName(target, 'drawn')))
    return sent.getAll(nameOf(target)).some((part) => part instanceof File && part.size > 0)
  })
  return new Set(pending.map(({ target }) => target))
}

/** The questions that are answered by files. */
export const fileQuestions = (form: RuledForm): Question[] =>
  questionsOf(form.fields).filter(({ kind }) => kind === 'FILE' || kind === 'SIGNATURE')
