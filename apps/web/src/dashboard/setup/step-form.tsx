import type { ReactNode } from 'react'
import { Form, Link, useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { problemKey } from '../frame/problem-key.ts'
import type { Outcome } from './act.ts'
import styles from './setup.module.css'
import { type Step, stepAfter, stepName } from './steps.ts'

type Props = { step: Step; submitLabel?: string; isDone?: boolean; children: ReactNode }

/** One step: text, fields, and buttons to continue or skip. */
export function StepForm({ step, submitLabel, isDone = false, children }: Props) {
  const t = useT()
  const refused = useRefused(step)
  const isSending = useIsSubmitting()
  const isAbove = refused?.problem === 'other' || refused?.problem === 'notAllowed'
  return (
    <Form method="post" className={styles.form} noValidate key={step}>
      <input type="hidden" name="step" value={step} />
      {isAbove && <Alert>{t(problemKey(`setUp.problem.${refused.problem}`))}</Alert>}
      {children}
      <FormButtons submit={submitLabel ?? t('setUp.button')} large busy={isSending} className={styles.buttons}>
        <Link to={dashboardPaths.firstSteps({ step: stepName(stepAfter(step)) })} className={styles.skip}>
          {t(isDone ? 'setUp.continue' : 'setUp.skip')}
        </Link>
      </FormButtons>
    </Form>
  )
}

type Refused = Extract<Outcome, { problem: unknown }>

/** Returns the values of a refused form. */
export function useRefused(step: Step): Refused | undefined {
  const outcome = useActionData<Outcome>()
  return outcome && 'problem' in outcome && outcome.step === step ? outcome : undefined
}

/** Returns a function that gives the error of a field. */
export function useErrorAt(step: Step): (field: Refused['problem']) => string | undefined {
  const t = useT()
  const refused = useRefused(step)
  return (field) => (refused?.problem === field ? t(problemKey(`setUp.problem.${field}`)) : undefined)
}
