import { useMemo } from 'react'
import { Form, useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { FormKey } from '../fields/form-key.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Drawer } from '../frame/drawer.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import styles from './customers.module.css'
import type { Problem, Values } from './data/change-customer.ts'
import { guessDetails } from './data/new-details.ts'
import { DetailFields } from './detail-fields.tsx'
import { ProblemLine } from './problem-line.tsx'

/** A refused form with the submitted values. */
export type RefusedDetails = { values: Values; problem: Problem }

/** The drawer for a new customer, prefilled from an unsuccessful search. */
export function NewCustomerDrawer({ formKey, search }: { formKey: string; search: string }) {
  const t = useT()
  const pageLink = usePageLink()
  const refused = useActionData<RefusedDetails>()
  const isSending = useIsSubmitting()
  const close = pageLink({ new: null })
  const links = useMemo(() => ({ close, before: null, after: null }), [close])
  useListKeys(links, close)
  return (
    <Drawer
      name={t('customers.new')}
      id="new"
      rowId={backTo}
      step={refused ? null : ''}
      links={links}
      head={<h2>{t('customers.new')}</h2>}
    >
      <Form method="post" className={styles.form} preventScrollReset noValidate>
        <FormKey pageKey={formKey} />
        <ProblemLine problem={refused?.problem} />
        <DetailFields values={refused?.values ?? guessDetails(search)} problem={refused?.problem} />
        <FormButtons submit={t('customers.create')} busy={isSending} cancel={close} />
      </Form>
    </Drawer>
  )
}

const backTo = (): string => 'new-customer'
