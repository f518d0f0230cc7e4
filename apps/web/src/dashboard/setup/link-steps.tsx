import { Link, useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { describeRefusal } from '../mail/describe-refusal.ts'
import type { Outcome } from './act.ts'
import type { Details, Settings } from './load.ts'
import styles from './setup.module.css'
import { StepForm, useErrorAt, useRefused } from './step-form.tsx'

/** The base URL of links in messages; one that differs from the current page's is confirmed by opening a link there. */
export function AddressStep({ settings, origin, isOwner }: { settings: Settings; origin: string; isOwner: boolean }) {
  const t = useT()
  const values = useRefused('ADDRESS')?.values
  const errorAt = useErrorAt('ADDRESS')
  const outcome = useActionData<Outcome>()
  const link = outcome && 'confirmationLink' in outcome ? outcome.confirmationLink : undefined
  const stored = settings.operatorUrl ?? settings.pendingUrl ?? settings.confirmedUrl ?? origin
  return (
    <StepForm step="ADDRESS" isDone={link !== undefined}>
      <TextField
        label={t('setUp.address')}
        hint={t(isOwner ? 'setUp.address.hint' : 'settings.url.owner')}
        readOnly={!isOwner || settings.operatorUrl !== null}
        name="confirmedUrl"
        type="url"
        dir="ltr"
        maxLength={2000}
        autoComplete="off"
        defaultValue={values?.['confirmedUrl'] ?? stored}
        error={errorAt('confirmedUrl')}
      />
      {link && (
        <p role="status" className={styles.note}>
          {t('setUp.address.confirm')}{' '}
          <a href={link} target="_blank" rel="noreferrer">
            {t('settings.url.open')}
          </a>
        </p>
      )}
    </StepForm>
  )
}

/** Sends a test email; without a mail server it is in the outbox. */
export function MailStep({ details, email, isOwner }: { details: Details; email: string; isOwner: boolean }) {
  const t = useT()
  const values = useRefused('MAIL')?.values
  const errorAt = useErrorAt('MAIL')
  const outcome = useActionData<Outcome>()
  const tested = outcome && 'test' in outcome ? outcome : undefined
  return (
    <StepForm step="MAIL" submitLabel={t('setUp.mail.button')} isDone={tested?.test.problem === null}>
      {!details.mailServer && (
        <p className={styles.note}>
          {t.rich(
            isOwner ? 'setUp.mail.none.owner' : 'setUp.mail.none',
            {},
            { settings: (children) => <Link to={dashboardPaths.mailSettings()}>{children}</Link> },
          )}
        </p>
      )}
      <TextField
        label={t('setUp.mail.to')}
        name="to"
        type="email"
        required
        maxLength={320}
        autoComplete="email"
        defaultValue={values?.['to'] ?? tested?.to ?? email}
        error={errorAt('to')}
      />
      {tested && (
        <Alert tone={tested.test.problem ? 'danger' : 'ok'} role="status">
          {describeOutcome(tested)}
        </Alert>
      )}
    </StepForm>
  )

  function describeOutcome({ to, test }: NonNullable<typeof tested>): string {
    if (test.problem) return describeRefusal(t, { ...test, answer: test.problem })
    return t(test.sent ? 'setUp.mail.sent' : 'setUp.mail.saved', { to })
  }
}
