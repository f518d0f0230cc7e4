import { useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { type Translate, useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { changeForms, type Outcome } from './forms/data/change-forms.ts'
import { loadForms } from './forms/data/load-forms.ts'
import { FormList } from './forms/form-list.tsx'
import styles from './forms/forms.module.css'
import { NewForm } from './forms/new-form.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  return { forms: await loadForms(client), canEdit: session.permissions.includes('MANAGE_SERVICES') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeForms(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if ('problem' in outcome) return data<Outcome>(outcome, { status: 409 })
  if (outcome.action === 'create' || outcome.action === 'duplicate')
    return redirect(dashboardPaths.form(outcome.id), 303)
  return outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Forms() {
  const t = useT()
  const { forms, canEdit } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const [isNew, setNew] = useState(false)
  const isProblem = outcome !== undefined && 'problem' in outcome
  const toast = useToast(outcome, (done) => formToast(t, done))
  return (
    <Page
      title={t('nav.forms')}
      bar={
        canEdit && (
          <Button type="button" look="filled" className={styles.new} onClick={() => setNew(true)}>
            {t('forms.new')}
          </Button>
        )
      }
      above={
        <>
          {isNew && <NewForm onClose={() => setNew(false)} />}
          <Toast {...toast} />
        </>
      }
    >
      {isProblem && <Alert className={styles.alert}>{t('forms.failed')}</Alert>}
      {forms.length > 0 ? <FormList forms={forms} canEdit={canEdit} /> : <Nothing>{t('forms.empty')}</Nothing>}
    </Page>
  )
}

function formToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome || (outcome.action !== 'delete' && outcome.action !== 'restore')) return null
  const { action, id, name } = outcome
  if (action === 'delete') return { text: t('forms.deleted', { name }), undo: { intent: 'restore', id, name } }
  return { text: t('forms.restored', { name }) }
}
