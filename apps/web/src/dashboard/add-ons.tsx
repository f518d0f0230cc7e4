import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { type Translate, useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { ListRow } from '../ui/list-row.tsx'
import { AddOnForm } from './add-ons/add-on-form.tsx'
import { AddOnRow } from './add-ons/add-on-row.tsx'
import styles from './add-ons/add-ons.module.css'
import { changeAddOns, type Outcome } from './add-ons/data/change-add-ons.ts'
import { loadAddOns } from './add-ons/data/load-add-ons.ts'
import { requirePermission } from './data/require-permission.ts'
import { ListSearch } from './frame/list-search.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the add-ons of the catalogue. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const search = url.searchParams.get('search')?.trim().slice(0, 100) ?? ''
  return {
    addOns: await loadAddOns(client, search),
    canChange: session.permissions.includes('MANAGE_SERVICES'),
    editing: url.searchParams.get('edit'),
    search,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeAddOns(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function AddOns() {
  const t = useT()
  const { currency } = useBusiness()
  const { addOns, canChange, editing, search } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => addOnToast(t, done))
  const refused = outcome && 'problem' in outcome ? outcome : undefined
  const edited = outcome?.action === 'update' && !refused ? null : editing
  return (
    <Page
      title={t('nav.addOns')}
      bar={<ListSearch name="search" value={search || null} label={t('addOns.search')} />}
      above={<Toast {...toast} />}
    >
      <p className={styles.lead}>{t('addOns.lead')}</p>
      {refused && ['changed', 'notFound', 'notAllowed', 'other'].includes(refused.problem) && (
        <Alert className={styles.alert}>{t(problemKey(`addOns.problem.${refused.problem}`), { noun: 'addOn' })}</Alert>
      )}
      {addOns.length === 0 ? (
        <Nothing>{search ? t('addOns.notFound', { search }) : t('addOns.none')}</Nothing>
      ) : (
        <ul className={styles.list}>
          {addOns.map((addOn) => (
            <ListRow key={addOn.id}>
              {canChange && edited === addOn.id ? (
                <AddOnForm addOn={addOn} refused={refused?.id === addOn.id ? refused : undefined} currency={currency} />
              ) : (
                <AddOnRow addOn={addOn} canChange={canChange} />
              )}
            </ListRow>
          ))}
        </ul>
      )}
      {canChange && (
        <section className={styles.new} aria-labelledby="new-add-on">
          <h2 id="new-add-on">{t('addOns.new')}</h2>
          <AddOnForm
            key={outcome?.action === 'create' && 'name' in outcome ? `${outcome.name}-${addOns.length}` : ''}
            refused={refused?.action === 'create' ? refused : undefined}
            currency={currency}
          />
        </section>
      )}
    </Page>
  )
}

function addOnToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome) return null
  const { action, id, name } = outcome
  return {
    text: t(`addOns.done.${action}`, { name }),
    undo: action === 'delete' ? { intent: 'restore', id, name } : null,
  }
}
