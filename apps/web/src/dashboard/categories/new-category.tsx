import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import styles from './categories.module.css'
import type { Outcome } from './data/change-categories.ts'

/** A form that adds a category at the end. */
export function NewCategory({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const isSending = useIsSubmitting('create')
  const refused = outcome && 'problem' in outcome && outcome.action === 'create' ? outcome : undefined
  return (
    <Form method="post" className={styles.new} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="create" />
      <TextField
        label={t('categories.new')}
        name="name"
        maxLength={100}
        autoComplete="off"
        defaultValue={refused?.values}
        error={refused && t(`categories.problem.${refused.problem}`)}
      />
      <Button look="filled" busy={isSending}>
        {t('categories.add')}
      </Button>
    </Form>
  )
}
