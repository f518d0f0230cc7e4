import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
} from 'react-router'
import { isOwnAddress } from '../lib/own-address.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { CodeField } from '../parts/sign-in/code-field.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { accountPaths } from './account-paths.ts'
import frame from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { useMe } from './layout.tsx'
import { memberContext } from './member.ts'
import { changeEmail, type EmailOutcome } from './security/act-email.ts'
import { useSentCode } from './security/use-sent-code.ts'

/** Only pages of this site: an address of another one would lead members there with our name on it. */
const readNext = (url: URL): string => {
  const next = url.searchParams.get('next')
  return isOwnAddress(next) ? next : accountPaths.overview()
}

export function loader({ context, url }: LoaderFunctionArgs) {
  if (context.get(memberContext).loginEmailVerified) throw redirect(readNext(url), 303)
  return null
}

/** Sends a code to the member's address, or verifies it with the code and leads back. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  form.set('newEmail', context.get(memberContext).loginEmail ?? '')
  const outcome = await changeEmail(context.get(requestContext), form)
  if ('done' in outcome) return redirect(readNext(url), 303)
  return data<EmailOutcome>(outcome, { status: 'refused' in outcome ? 400 : 200 })
}

export default function VerifyEmail() {
  const t = useT()
  const { email } = useMe()
  const { sendsEmail } = useSite()
  const outcome = useActionData<EmailOutcome>()
  const isSent = useSentCode('verify', outcome).sentTo !== undefined
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  const isBadCode = refused?.kind === 'badCode'
  const busy = useNavigation().formData !== undefined
  const problem =
    refused && !isBadCode && refused.kind !== 'signInAgain'
      ? t(`account.email.refused.${refused.kind}`, { minutes: refused.minutes ?? 0 })
      : undefined
  return (
    <Page title={t('account.verify.title')} problem={problem}>
      {!sendsEmail && <Alert tone="warn">{t('account.verify.noMail')}</Alert>}
      <p>{t(isSent ? 'account.verify.sent' : 'account.verify.text', { email })}</p>
      {isSent && (
        <Form method="post" className={frame.form}>
          <CodeField
            label={t('account.email.code')}
            required
            error={isBadCode ? t('account.email.refused.badCode') : undefined}
          />
          <Button look="filled" name="intent" value="email.finish" busy={busy}>
            {t('account.verify.button')}
          </Button>
        </Form>
      )}
      <Form method="post" className={frame.form}>
        <Button look={isSent ? 'quiet' : 'filled'} name="intent" value="email.start" busy={busy}>
          {t(isSent ? 'account.verify.again' : 'account.verify.send')}
        </Button>
      </Form>
    </Page>
  )
}
