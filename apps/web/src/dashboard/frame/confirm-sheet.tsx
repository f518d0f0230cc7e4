import type { ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

type Props = {
  title: ReactNode
  /** URL of the page without the dialog; the form is sent there too. */
  close: string
  /** Where the form is sent instead, so that the dialog stays open after a refusal. */
  formAction?: string
  confirmLabel: string
  cancelLabel: string
  /** `filled` for what can be undone. */
  look?: 'danger' | 'filled'
  children: ReactNode
}

/** Asks for confirmation of an action; the children list its consequences. */
export function ConfirmSheet({
  title,
  close,
  confirmLabel,
  cancelLabel,
  look = 'danger',
  formAction,
  children,
}: Props) {
  const navigate = useNavigate()
  const isSending = useIsSubmitting()
  return (
    <Sheet title={title} onClose={() => void navigate(close)}>
      <Form method="post" action={formAction ?? close} className={styles.confirm} preventScrollReset>
        {children}
        <ButtonRow>
          <Button look={look} busy={isSending}>
            {confirmLabel}
          </Button>
          <LinkButton to={close} preventScrollReset>
            {cancelLabel}
          </LinkButton>
        </ButtonRow>
      </Form>
    </Sheet>
  )
}
