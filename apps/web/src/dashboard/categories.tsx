import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { type Translate, useT } from '../lib/translate.tsx'
import styles from './categories/categories.module.css'
import { CategoryList } from './categories/category-list.tsx'
import { changeCategories, type Outcome } from './categories/data/change-categories.ts'
import { loadCategories } from './categories/data/load-categories.ts'
import { NewCategory } from './categories/new-category.tsx'
import { requirePermission } from './data/require-permission.ts'
import { Nothing, Page } from './frame/page.tsx'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the categories of the catalogue. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const canChange = session.permissions.includes('MANAGE_SERVICES')
  return { categories: await loadCategories(client), canChange, renaming: url.searchParams.get('rename') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeCategories(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Categories() {
  const t = useT()
  const { categories, canChange, renaming } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => categoryToast(t, done), { undoAction: '?' })
  return (
    <Page title={t('nav.categories')} above={<Toast {...toast} />}>
      <p className={styles.lead}>{t('categories.lead')}</p>
      {categories.length === 0 && <Nothing>{t('categories.none')}</Nothing>}
      <CategoryList categories={categories} canChange={canChange} renaming={renaming} outcome={outcome} />
      {canChange && <NewCategory key={createdId(outcome)} outcome={outcome} />}
    </Page>
  )
}

const isDone = (outcome: Outcome | undefined, action: Outcome['action']): boolean =>
  outcome !== undefined && outcome.action === action && !('problem' in outcome)

/** Changes with every new category, so that the form is reset. */
function createdId(outcome: Outcome | undefined): string {
  return isDone(outcome, 'create') && outcome && 'name' in outcome ? outcome.name : ''
}

/** No toast for a new order, which the list shows. */
function categoryToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome || outcome.action === 'move') return null
  const { action, id, name, services } = outcome
  const text = t(`categories.done.${action}`, { name, count: services })
  return { text, undo: action === 'delete' ? { intent: 'restore', id, name } : null }
}
