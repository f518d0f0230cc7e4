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
  confirmLabel: string
  cancelLabel: string
  children: ReactNode
}

/** Asks for confirmation of a destructive action; the children list its consequences. */
export function ConfirmSheet({ title, close, confirmLabel, cancelLabel, children }: Props) {
  const navigate = useNavigate()
  const isSending = useIsSubmitting()
  return (
    <Sheet title={title} onClose={() => void navigate(close)}>
      <Form method="post" action={close} className={styles.confirm} preventScrollReset>
        {children}
        <ButtonRow>
          <Button look="danger" busy={isSending}>
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
