import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { FormButtons } from './form-buttons.tsx'
import styles from './form-card.module.css'
import { useIsSubmitting } from './use-is-submitting.ts'

type Props = {
  title: string
  text?: string
  /** The value of the form's `intent` field. */
  intent: string
  submitLabel: string
  /** The error, unless a field shows it. */
  problem?: string | undefined
  isSaved?: boolean
  /** A second button. */
  more?: ReactNode
  /** Shown without being editable. */
  readOnly?: boolean
  children: ReactNode
}

/** A card with a form that is saved on its own: title, fields and result. */
export function FormCard({
  title,
  text,
  intent,
  submitLabel,
  problem,
  isSaved,
  more,
  readOnly = false,
  children,
}: Props) {
  const t = useT()
  const isSending = useIsSubmitting(intent)
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <Form method="post" preventScrollReset noValidate>
        <input type="hidden" name="intent" value={intent} />
        <fieldset className={styles.fields} disabled={readOnly}>
          {children}
        </fieldset>
        {problem && <Alert className={styles.alert}>{problem}</Alert>}
        {!readOnly && (
          <FormButtons
            submit={submitLabel}
            busy={isSending}
            status={isSaved && !isSending ? t('settings.saved') : ''}
            className={styles.buttons}
          >
            {more}
          </FormButtons>
        )}
      </Form>
    </section>
  )
}
