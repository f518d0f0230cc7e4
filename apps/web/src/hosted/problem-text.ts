import type { Translate } from '../lib/translate.tsx'
import type { Problem } from './continue-sign-in.ts'

/** Returns the message of a problem. */
export function problemText(t: Translate, problem: Problem): string {
  switch (problem.kind) {
    case 'throttled':
      return t('hosted.problem.throttled', { minutes: problem.minutes })
    case 'shortPassword':
      return t('hosted.problem.shortPassword', { least: problem.least ?? 8 })
    case 'badCredentials':
      return t('hosted.problem.badCredentials')
    case 'commonPassword':
      return t('hosted.problem.commonPassword')
    case 'taken':
      return t('hosted.problem.taken')
    case 'badEmail':
      return t('hosted.problem.badEmail')
    case 'badPassword':
      return t('hosted.problem.badPassword')
    case 'badCode':
      return t('hosted.problem.badCode')
    case 'deadCode':
      return t('hosted.problem.deadCode')
    case 'lostCode':
      return t('hosted.problem.lostCode')
    case 'badPasskey':
      return t('hosted.problem.badPasskey')
    case 'noFactor':
      return t('hosted.problem.noFactor')
    case 'deadLink':
      return t('hosted.problem.deadLink')
    case 'captchaMissing':
      return t('hosted.problem.captchaMissing')
    case 'captchaFailed':
      return t('hosted.problem.captchaFailed')
  }
}

/** Returns the field that shows a problem; undefined: above the form. */
export function problemField(problem: Problem | undefined): 'email' | 'password' | 'code' | undefined {
  switch (problem?.kind) {
    case 'badEmail':
    case 'taken':
      return 'email'
    case 'shortPassword':
    case 'badPassword':
    case 'commonPassword':
      return 'password'
    case 'badCode':
      return 'code'
    default:
      return undefined
  }
}
