import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import styles from './row-form.module.css'
import { useIsSubmitting } from './use-is-submitting.ts'

type FormProps = Pick<ComponentProps<typeof Form>, 'ref' | 'action' | 'preventScrollReset' | 'children'>

type Props = FormProps & {
  /** The value of the form's `intent` field. */
  intent: string
  /** Hidden fields, such as the id of what the form changes. */
  hidden?: Record<string, string>
  /** Text of the button that submits the form. */
  submit: string
  look?: 'filled' | 'outline'
  /** URL of the page without the form. */
  cancel?: string
  /** Stands in a row of a list, which has the space around it. */
  isInList?: boolean
}

/** A form in one row: a field or two, and its buttons beside them. */
export function RowForm({
  intent,
  hidden = {},
  submit,
  look = 'filled',
  cancel,
  isInList = false,
  preventScrollReset = true,
  children,
  ...rest
}: Props) {
  const t = useT()
  const isSending = useIsSubmitting(intent, hidden)
  return (
    <Form
      method="post"
      {...rest}
      className={`${styles.form} ${isInList ? styles.inList : styles.spaced}`}
      noValidate
      preventScrollReset={preventScrollReset}
    >
      {Object.entries({ intent, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button look={look} busy={isSending}>
        {submit}
      </Button>
      {cancel && (
        <LinkButton to={cancel} preventScrollReset>
          {t('common.cancel')}
        </LinkButton>
      )}
    </Form>
  )
}
