import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Page } from './frame/page.tsx'
import { changeSecurity, type Outcome } from './security/act.ts'
import { PasswordForm } from './security/password-form.tsx'
import { fieldOf, wordsOf } from './security/problem.ts'
import { SignInList } from './security/sign-in-list.tsx'

/** Where the member is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { kalends, site } = context.get(requestContext)
  const { signIns } = await kalends.authentication.listSignIns({})
  return { signIns, zone: site.timeZone }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeSecurity(context.get(requestContext), await request.formData())
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 400 }) : data<Outcome>(outcome)
}

export const shouldRevalidate = (): boolean => true

/** How the member signs in, and where they are signed in. */
export default function Security() {
  const t = useT()
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  const above = problem && !fieldOf(problem) ? wordsOf(t, problem) : undefined
  const done = outcome && 'done' in outcome ? t(`account.security.done.${outcome.done}`) : undefined
  return (
    <Page title={t('account.nav.security')} done={done} problem={above}>
      <PasswordForm problem={problem} key={done} />
      <SignInList {...loaded} />
    </Page>
  )
}
