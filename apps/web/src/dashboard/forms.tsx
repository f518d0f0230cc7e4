import { useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSubmit,
} from 'react-router'
import { useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { changeForms, type Outcome } from './forms/data/change-forms.ts'
import { loadForms } from './forms/data/load-forms.ts'
import { FormList } from './forms/form-list.tsx'
import styles from './forms/forms.module.css'
import { NewForm } from './forms/new-form.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** What customers are asked. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  if (!session.permissions.includes('READ_CATALOGUE')) throw data(null, { status: 403 })
  return { forms: await loadForms(client), mayEdit: session.permissions.includes('MANAGE_SERVICES') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeForms(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if ('problem' in outcome) return data<Outcome>(outcome, { status: 409 })
  if (outcome.did === 'create' || outcome.did === 'duplicate') return redirect(dashboardPaths.form(outcome.id), 303)
  return outcome
}

/** What was refused too leaves another picture than the one on the page. */
export const shouldRevalidate = (): boolean => true

export default function Forms() {
  const t = useT()
  const { forms, mayEdit } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const submit = useSubmit()
  const [isNew, setNew] = useState(false)
  const [told, setTold] = useState<Outcome | undefined>(undefined)
  const isProblem = outcome !== undefined && 'problem' in outcome
  const notice = outcome && outcome !== told && !isProblem ? outcome : undefined
  return (
    <Page
      title={t('nav.forms')}
      bar={
        mayEdit && (
          <Button type="button" look="filled" className={styles.new} onClick={() => setNew(true)}>
            {t('forms.new')}
          </Button>
        )
      }
      above={
        <>
          {isNew && <NewForm onClose={() => setNew(false)} />}
          <Toast notice={toastOf(notice)} onOver={() => setTold(outcome)} />
        </>
      }
    >
      {isProblem && <Alert className={styles.alert}>{t('forms.failed')}</Alert>}
      {forms.length > 0 ? <FormList forms={forms} mayEdit={mayEdit} /> : <Nothing>{t('forms.empty')}</Nothing>}
    </Page>
  )

  function toastOf(done: Outcome | undefined) {
    if (!done || 'problem' in done || (done.did !== 'delete' && done.did !== 'restore')) return null
    const { did, id, name } = done
    const undo = () => void submit({ intent: 'restore', id, name }, { method: 'post' })
    return did === 'delete'
      ? { id: `delete-${id}`, words: t('forms.deleted', { name }), undo }
      : { id: `restore-${id}`, words: t('forms.restored', { name }), undo: null }
  }
}
