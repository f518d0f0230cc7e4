import { useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Outcome } from './act.ts'
import type { Details, Settings } from './load.ts'
import styles from './setup.module.css'
import { StepForm, useErrorAt, useRefused } from './step-form.tsx'

/** The address that links in letters begin with. */
export function AddressStep({ settings, origin }: { settings: Settings; origin: string }) {
  const t = useT()
  const typed = useRefused('ADDRESS')?.typed
  const errorAt = useErrorAt('ADDRESS')
  return (
    <StepForm step="ADDRESS">
      <TextField
        label={t('setUp.address')}
        hint={t('setUp.address.hint')}
        name="confirmedUrl"
        type="url"
        dir="ltr"
        maxLength={2000}
        autoComplete="off"
        defaultValue={typed?.['confirmedUrl'] ?? settings.confirmedUrl ?? origin}
        error={errorAt('confirmedUrl')}
      />
    </StepForm>
  )
}

/** A letter to oneself; without a mail server letters lie in the outbox. */
export function MailStep({ details, email }: { details: Details; email: string }) {
  const t = useT()
  const typed = useRefused('MAIL')?.typed
  const errorAt = useErrorAt('MAIL')
  const outcome = useActionData<Outcome>()
  const told = outcome && 'sent' in outcome ? outcome : undefined
  return (
    <StepForm step="MAIL" press={t('setUp.mail.press')} isDone={told?.refused === null}>
      {!details.mailServer && (
        <p className={styles.note}>
          {t.rich('setUp.mail.none', {}, { code: (children) => <code dir="ltr">{children}</code> })}
        </p>
      )}
      <TextField
        label={t('setUp.mail.to')}
        name="to"
        type="email"
        required
        maxLength={320}
        autoComplete="email"
        defaultValue={typed?.['to'] ?? told?.to ?? email}
        error={errorAt('to')}
      />
      {told && (
        <p role="status" className={told.refused ? styles.problem : styles.news}>
          <Icon name={told.refused ? 'warning' : 'check'} size={18} />
          {wordsOf(told)}
        </p>
      )}
    </StepForm>
  )

  function wordsOf({ to, sent, refused }: { to: string; sent: boolean; refused: string | null }): string {
    if (refused) return t('setUp.mail.refused', { problem: refused })
    return t(sent ? 'setUp.mail.sent' : 'setUp.mail.kept', { to })
  }
}
