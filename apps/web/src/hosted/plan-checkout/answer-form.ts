import { createHash } from 'node:crypto'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type Answers, findMistakes, type Mistakes, readFormAnswers } from '../../parts/questions/form-answers.ts'
import type { LoadedForm } from '../../parts/questions/load-form.ts'
import { hasNewQuestions } from '../../parts/questions/new-questions.ts'
import { refusedAnswers } from '../../parts/questions/refused-answers.ts'
import { uploadFiles } from '../../parts/questions/upload-files.ts'

/** Answers to the questions of a plan. `more`: they lead to questions that the page has not shown yet. */
export type Answered = { answers: Answers; mistakes?: Mistakes; more?: true }

/** Reads the answers and uploads their files. Returns what is wrong with them as well. */
export async function readAnswered(page: RequestContext, form: LoadedForm, sent: FormData): Promise<Answered> {
  const answers = readFormAnswers(sent, form)
  const refusedFiles = await uploadFiles(page, form, sent, answers)
  const mistakes = { ...findMistakes(answers, form), ...refusedFiles }
  if (hasNewQuestions(form, answers, sent)) return { answers, more: true }
  return Object.keys(mistakes).length > 0 ? { answers, mistakes } : { answers }
}

/**
 * Submits the answers. The same answers are one submission, however often the form is sent. Returns its id, or what the
 * API finds wrong with them.
 */
export async function submitAnswers(
  page: RequestContext,
  { formId, form, answers, captchaToken }: { formId: string; form: LoadedForm; answers: Answers; captchaToken: string },
  state: string,
): Promise<string | Mistakes> {
  const text = `${formId} ${state} ${JSON.stringify(answers.given)}`
  const idempotencyKey = createHash('sha256').update(text).digest('base64url')
  try {
    const { submission } = await page.kalends.forms.createSubmission(
      {
        submission: { formId, submissions: answers.given, status: 'PENDING' },
        ...(captchaToken ? { captchaToken } : {}),
      },
      { idempotencyKey },
    )
    return submission?.id ?? ''
  } catch (error) {
    const refused = isRefusal(error) ? refusedAnswers(error, form, answers) : undefined
    if (!refused) throw error
    return refused
  }
}
