import type { ReactNode } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import styles from './form-buttons.module.css'

type Props = {
  /** Text of the button that submits the form. */
  submit: string
  look?: 'filled' | 'outline' | 'danger'
  large?: boolean
  full?: boolean
  busy?: boolean
  /** URL of the page without the form. */
  cancel?: string | false | undefined
  /** The result, announced when it changes. */
  status?: string
  className?: string | undefined
  /** Further buttons. */
  children?: ReactNode
}

/** The buttons under a form: submit, cancel and more, and what became of it. */
export function FormButtons(props: Props) {
  const {
    submit,
    look = 'filled',
    large = false,
    full = false,
    busy = false,
    cancel,
    status,
    className,
    children,
  } = props
  const t = useT()
  return (
    <ButtonRow className={className}>
      <Button look={look} large={large} full={full} busy={busy}>
        {submit}
      </Button>
      {cancel && (
        <LinkButton to={cancel} large={large} preventScrollReset>
          {t('common.cancel')}
        </LinkButton>
      )}
      {children}
      {status !== undefined && (
        <span role="status" className={styles.status}>
          {status}
        </span>
      )}
    </ButtonRow>
  )
}
