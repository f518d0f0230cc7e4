import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { loadFormMessages } from '../lib/messages/form-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, wholeForm } from '../lib/page-form.ts'
import { requirePermission } from './data/require-permission.ts'
import { Builder } from './form/builder.tsx'
import { loadDraft } from './form/data/load-draft.ts'
import { type Saved, saveDraft } from './form/data/save-draft.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

export const handle: FormHandle = { form: wholeForm }

/** Loads a form for the editor, with the texts customers see around its questions. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const draft = await loadDraft(client, params['formId'] ?? '')
  if (!draft) throw data(null, { status: 404 })
  const words = await loadFormMessages(context.get(requestContext).language)
  return { ...draft, words, canEdit: session.permissions.includes('MANAGE_SERVICES') }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const saved = await saveDraft(context.get(staffContext).client, params['formId'] ?? '', await request.formData())
  return 'problem' in saved ? data<Saved>(saved, { status: 409 }) : saved
}

export default function FormPage() {
  const { id, draft, ...rest } = useLoaderData<typeof loader>()
  return <Builder key={id} start={draft} {...rest} saved={useActionData<Saved>()} />
}
