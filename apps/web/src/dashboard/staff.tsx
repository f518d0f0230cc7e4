import { useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSubmit,
} from 'react-router'
import { useT } from '../lib/translate.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import find from './frame/find.module.css'
import { Nothing, Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
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
  const wanted = search.toLocaleLowerCase()
  const found = people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <Page title={t('nav.staff')} above={<Notice outcome={outcome} />}>
      <p className={styles.lead}>{t('staff.lead')}</p>
      <Form method="get" role="search" className={`${find.find} ${styles.find}`}>
        <Icon name="search" size={18} />
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
    <Form method="post" className={styles.new} noValidate>
      <input type="hidden" name="intent" value="create" />
      <TextField
        label={t('staff.new')}
        name="name"
        maxLength={40}
        autoComplete="off"
        defaultValue={refused?.values}
        error={refused && t(`staff.problem.${refused.problem}`)}
      />
      <Button look="filled">{t('staff.add')}</Button>
    </Form>
  )
}

/** Offers undo for the staff member who was just deleted. */
function Notice({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const submit = useSubmit()
  const { gone, deleted } = useLoaderData<typeof loader>()
  const [over, setOver] = useState<unknown>()
  const person = outcome ? undefined : gone.find(({ id }) => id === deleted)
  const latest = outcome ?? person
  if (!latest || latest === over || over === deleted) return null
  if (person) {
    const undo = () => void submit({ intent: 'restore', id: person.id, name: person.name }, { method: 'post' })
    const text = t('staff.done.delete', { name: person.name })
    return <Toast notice={{ id: person.id, text, undo }} onOver={() => setOver(deleted)} />
  }
  if (!outcome || ('problem' in outcome && outcome.action === 'create')) return null
  const text =
    'problem' in outcome
      ? t(`staff.problem.${outcome.problem}`)
      : t(`staff.done.${outcome.action}`, { name: outcome.name })
  return <Toast notice={{ id: text, text, undo: null }} onOver={() => setOver(outcome)} />
}
