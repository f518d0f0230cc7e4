import { useMemo } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { type Translate, useT } from '../lib/translate.tsx'
import { TextField } from '../ui/field.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { RowForm } from './fields/row-form.tsx'
import { DashboardIcon } from './frame/dashboard-icon.tsx'
import find from './frame/list-search.module.css'
import { Nothing, Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { changeList, type Outcome } from './staff/data/change-list.ts'
import { loadList } from './staff/data/load-list.ts'
import styles from './staff/staff.module.css'
import { StaffList } from './staff/staff-list.tsx'
import { Trash } from './staff/trash.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the staff members. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const canChange = session.permissions.includes('MANAGE_RESOURCES')
  const search = (url.searchParams.get('search') ?? '').trim()
  return { ...(await loadList(client)), canChange, search, deleted: url.searchParams.get('deleted') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeList(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if ('problem' in outcome) return data<Outcome>(outcome, { status: 409 })
  return outcome.action === 'create' ? redirect(dashboardPaths.staffMember(outcome.id), 303) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Staff() {
  const t = useT()
  const { people, gone, canChange, search } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(useOutcome(), (done) => staffToast(t, done), { undoAction: '?' })
  const wanted = search.toLocaleLowerCase()
  const found = people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <Page title={t('nav.staff')} above={<Toast {...toast} />}>
      <p className={styles.lead}>{t('staff.lead')}</p>
      <Form method="get" role="search" className={`${find.find} ${styles.find}`}>
        <DashboardIcon name="search" size={18} />
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          aria-label={t('staff.find')}
          placeholder={t('staff.find')}
        />
        <button type="submit">{t('dashboard.find')}</button>
      </Form>
      {found.length === 0 && <Nothing>{t(people.length === 0 ? 'staff.none' : 'staff.notFound')}</Nothing>}
      <StaffList people={found} canOrder={canChange && search === ''} />
      {canChange && <NewPerson outcome={outcome} />}
      {gone.length > 0 && <Trash gone={gone} lead={t('staff.trash.lead')} canChange={canChange} />}
    </Page>
  )
}

function NewPerson({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const refused = outcome && 'problem' in outcome && outcome.action === 'create' ? outcome : undefined
  return (
    <RowForm intent="create" submit={t('staff.add')} preventScrollReset={false}>
      <TextField
        label={t('staff.new')}
        name="name"
        maxLength={40}
        autoComplete="off"
        defaultValue={refused?.values}
        error={refused && t(problemKey(`staff.problem.${refused.problem}`))}
      />
    </RowForm>
  )
}

type ToastOutcome = Outcome | { action: 'delete'; id: string; name: string }

/** Returns the result of the last form, or the deletion after which the page was opened. */
function useOutcome(): ToastOutcome | undefined {
  const { gone, deleted } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const name = gone.find(({ id }) => id === deleted)?.name
  const deletion = useMemo(
    () => (deleted && name !== undefined ? ({ action: 'delete', id: deleted, name } as const) : undefined),
    [deleted, name],
  )
  return outcome ?? deletion
}

/** Returns no toast where the form shows the refusal. */
function staffToast(t: Translate, outcome: ToastOutcome): ToastText | null {
  if ('problem' in outcome)
    return outcome.action === 'create' ? null : { text: t(problemKey(`staff.problem.${outcome.problem}`)) }
  const { action, id, name } = outcome
  return {
    text: t(`staff.done.${action}`, { name }),
    undo: action === 'delete' ? { intent: 'restore', id, name } : null,
  }
}
