import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData, useNavigate, useNavigation } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { CustomerSearch } from '../customers/customer-search.tsx'
import type { WireCustomer } from '../customers/data/found-customer.ts'
import { ProblemLine } from '../customers/problem-line.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormKey } from '../fields/form-key.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './customer.module.css'
import type { RefusedAction } from './data/act-on-customer.ts'
import type { Comparison } from './data/load-customer.ts'

type Props = { customer: WireCustomer; comparison: Comparison | null; formKey: string }

/** Finds the duplicate, compares both customers and merges them. */
export function MergeDialog({ customer, comparison, formKey }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  // The server renders an open dialog; the browser makes it modal.
  useEffect(() => {
    if (dialog.current?.open) dialog.current.close()
    dialog.current?.showModal()
  }, [])
  // Focuses the heading instead of the merge button.
  const duplicateId = comparison?.duplicate.id
  useEffect(() => {
    if (duplicateId) focusHeading(dialog.current?.querySelector('h2') ?? null)
  }, [duplicateId])
  const close = pageLink({ merge: null })
  const leave = (): void => void navigate(close, { preventScrollReset: true, replace: true })
  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby="merge-title"
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <h2 id="merge-title">{t('customers.merge.title')}</h2>
      {comparison ? (
        <Compared comparison={comparison} formKey={formKey} close={close} />
      ) : (
        <>
          <CustomerSearch
            value={null}
            label={t('customers.merge.customer')}
            without={[customer.id]}
            onlyKnown
            autoFocus
            onChoose={(chosen) => {
              if (chosen?.kind === 'known')
                void navigate(pageLink({ merge: chosen.customer.id }), { preventScrollReset: true, replace: true })
            }}
          />
          <ButtonRow className={styles.decide}>
            <LinkButton to={close} preventScrollReset replace>
              {t('customers.merge.dismiss')}
            </LinkButton>
          </ButtonRow>
        </>
      )}
    </dialog>
  )
}

type ComparedProps = { comparison: Comparison; formKey: string; close: string }

function Compared({ comparison: { survivor, duplicate }, formKey, close }: ComparedProps) {
  const t = useT()
  const pageLink = usePageLink()
  const answer = useActionData<RefusedAction>()
  const isSending = useNavigation().formData?.get('intent') === 'merge'
  const names = { kept: survivor.name, duplicate: duplicate.name }
  return (
    <Form method="post" action={pageLink({})} preventScrollReset replace>
      <input type="hidden" name="intent" value="merge" />
      <input type="hidden" name="survivor" value={survivor.id} />
      <input type="hidden" name="duplicate" value={duplicate.id} />
      <FormKey pageKey={formKey} />
      <p>{t.rich('customers.merge.lead', names, { b: (children: ReactNode) => <b>{children}</b> })}</p>
      <ProblemLine problem={answer?.action === 'merge' ? answer.problem : undefined} />
      <Table survivor={survivor} duplicate={duplicate} />
      <ButtonRow className={styles.decide}>
        <Button look="filled" busy={isSending}>
          {t('customers.merge.button')}
        </Button>
        <LinkButton to={close} preventScrollReset replace>
          {t('customers.merge.dismiss')}
        </LinkButton>
        <LinkButton to={dashboardPaths.customer(duplicate.id, { merge: survivor.id })} look="quiet">
          {t('customers.merge.swap')}
        </LinkButton>
        <LinkButton to={pageLink({ merge: 'find' })} look="quiet" preventScrollReset replace>
          {t('customers.merge.other')}
        </LinkButton>
      </ButtonRow>
    </Form>
  )
}

const compared = ['firstName', 'lastName', 'phone', 'email', 'language'] as const

function Table({ survivor, duplicate }: Comparison) {
  const t = useT()
  const formats = useFormats()
  const rows = [
    ...compared.map((field) => ({
      key: field as string,
      name: t(`customers.field.${field}`),
      cells: [survivor[field], duplicate[field], survivor[field] || duplicate[field]],
    })),
    {
      key: 'bookings',
      name: t('customers.merge.bookings'),
      cells: [survivor.bookingCount, duplicate.bookingCount, survivor.bookingCount + duplicate.bookingCount].map(
        formats.number,
      ),
    },
  ]
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <span className="k-unseen">{t('customers.merge.detail')}</span>
          </th>
          <th scope="col">{t('customers.merge.kept')}</th>
          <th scope="col">{t('customers.merge.duplicate')}</th>
          <th scope="col">{t('customers.merge.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells: [first, second, after] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <bdi>{first || '–'}</bdi>
            </td>
            <td>
              <bdi>{second || '–'}</bdi>
            </td>
            <td>
              <bdi>{after || '–'}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
