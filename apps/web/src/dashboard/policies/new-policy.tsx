import { useMemo } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Drawer } from '../frame/drawer.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import type { Outcome } from './data/change-policies.ts'
import styles from './policies.module.css'

/** Creates a policy by name; its rules are set afterwards. */
export function NewPolicy({ refused }: { refused: Extract<Outcome, { problem: string }> | undefined }) {
  const t = useT()
  const pageLink = usePageLink()
  const close = pageLink({ new: null })
  const links = useMemo(() => ({ close, before: null, after: null }), [close])
  useListKeys(links, close)
  const isSending = useIsSubmitting()
  return (
    <Drawer name={t('policies.new')} id="new" rowId={backTo} step="" links={links} head={<h2>{t('policies.new')}</h2>}>
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="create" />
        <TextField
          label={t('policies.new.name')}
          name="name"
          maxLength={400}
          autoComplete="off"
          hint={t('policies.new.hint')}
          defaultValue={refused?.values['name']}
          error={refused && t(problemKey(`policies.problem.${refused.problem}`), { noun: 'policy' })}
        />
        <FormButtons submit={t('policies.new.button')} busy={isSending} cancel={close} />
      </Form>
    </Drawer>
  )
}

const backTo = (): string => 'new-policy'
