import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Page } from './frame/page.tsx'
import { readMemberAnew } from './member.ts'
import { changeSecurity, type Outcome } from './security/act.ts'
import { changeEmail, type EmailOutcome, isOfEmail } from './security/act-email.ts'
import { changeFactors, type FactorOutcome, isOfFactors } from './security/act-factor.ts'
import { AppFactor } from './security/app-factor.tsx'
import { SignInAgain } from './security/confirm-field.tsx'
import { EmailForm } from './security/email-form.tsx'
import { Passkeys } from './security/passkeys.tsx'
import { PasswordForm } from './security/password-form.tsx'
import { problemField, problemText } from './security/problem.ts'
import { SignInList } from './security/sign-in-list.tsx'

/** Loads second factors, passkeys and sign-in sessions. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { kalends, site } = context.get(requestContext)
  const { authentication } = kalends
  const [{ signIns }, factors, { passkeys }] = await Promise.all([
    authentication.listSignIns({}),
    authentication.listFactors({}),
    authentication.listPasskeys({}),
  ])
  return { signIns, factors, passkeys, zone: site.timeZone }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  if (isOfEmail(form)) {
    const shown = await changeEmail(context.get(requestContext), form)
    if ('done' in shown) await readMemberAnew(context)
    return data<Answer>(shown, { status: 'refused' in shown ? 400 : 200 })
  }
  if (isOfFactors(form)) {
    const shown = await changeFactors(context.get(requestContext), form)
    return data<Answer>(shown, { status: 'refused' in shown ? 400 : 200 })
  }
  const outcome = await changeSecurity(context.get(requestContext), form)
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 400 }) : data<Outcome>(outcome)
}

type Answer = Outcome | FactorOutcome | EmailOutcome

export const shouldRevalidate = (): boolean => true

/** Sign-in methods and sign-in sessions of the member. */
export default function Security() {
  const t = useT()
  const { factors, passkeys, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const shown = answer && 'at' in answer ? answer : undefined
  const outcome = answer && !('at' in answer) ? answer : undefined
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  const above = problem && !problemField(problem) ? problemText(t, problem) : undefined
  const done = outcome && 'done' in outcome ? t(`account.security.done.${outcome.done}`) : undefined
  return (
    <Page title={t('account.nav.security')} done={done} problem={above}>
      {!factors.isRecent && <SignInAgain />}
      <PasswordForm problem={problem} listed={factors} key={done} />
      <EmailForm isRecent={factors.isRecent} outcome={shown?.at === 'email' ? shown : undefined} />
      <AppFactor listed={factors} outcome={shown?.at === 'app' ? shown : undefined} />
      <Passkeys
        passkeys={passkeys}
        listed={factors}
        zone={loaded.zone}
        outcome={shown?.at === 'passkeys' ? shown : undefined}
      />
      <SignInList {...loaded} />
    </Page>
  )
}
