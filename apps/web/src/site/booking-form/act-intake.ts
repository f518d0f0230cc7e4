import { redirect } from 'react-router'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal, retryMinutes } from '../../lib/refusal.ts'
import { findMistakes, readFormAnswers } from '../../parts/questions/form-answers.ts'
import { hasNewQuestions } from '../../parts/questions/new-questions.ts'
import { refusedAnswers } from '../../parts/questions/refused-answers.ts'
import { uploadFiles } from '../../parts/questions/upload-files.ts'
import { paths } from '../../paths.ts'
import { DEFAULT_RETRY_SECONDS, type Outcome } from '../book/act.ts'
import { loadBooking } from '../data/booking.ts'
import { loadIntake, partAnswers, questionTarget } from '../data/intake.ts'

/** Submits the intake form. If it was answered in the meantime, redirects to the booking. */
export async function actIntake(context: RequestContext, token: string, request: Request): Promise<Outcome | Response> {
  const booking = await loadBooking(context, token)
  if (!booking?.intakeFormId) return redirect(paths.booking(token), 303)
  const form = await loadIntake(context, booking.intakeFormId)
  const sent = await request.formData()
  const answers = readFormAnswers(sent, form)
  const attempt = crypto.randomUUID()
  const refusedFiles = await uploadFiles(context, form, sent, answers)
  const mistakes = { ...findMistakes(answers, form), ...refusedFiles }
  if (hasNewQuestions(form, answers, sent)) return { answers, more: true, attempt }
  if (Object.keys(mistakes).length > 0) return { answers, mistakes, attempt }
  const { intakeSubmission = {} } = partAnswers(answers.given, { intake: 'required', added: [] })
  try {
    await context.kalends.bookings.answerIntakeAnonymously({ token, intakeSubmission })
  } catch (error) {
    assertRefusal(error)
    const refused = refusedAnswers(error, form, answers, questionTarget)
    if (refused) return { answers, mistakes: refused, attempt }
    if (error.code === 'THROTTLED_FEATURE')
      return { answers, waitMinutes: retryMinutes(error, DEFAULT_RETRY_SECONDS), attempt }
  }
  return redirect(paths.booking(token), 303)
}
