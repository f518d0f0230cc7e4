import { Form, useNavigation } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { accountPaths } from '../account-paths.ts'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import { useMe } from '../layout.tsx'
import type { EmailOutcome, EmailRefused } from './act-email.ts'
import { SignInFirst } from './confirm-field.tsx'
import { useSentCode } from './use-sent-code.ts'

type Props = { isRecent: boolean; outcome: EmailOutcome | undefined }

/** Changes the address the member signs in with: a code sent to the new one confirms it. */
export function EmailForm({ isRecent, outcome }: Props) {
  const t = useT()
  const { sendsEmail } = useSite()
  const { email } = useMe()
  const { sentTo, forget } = useSentCode('change', outcome)
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  const current = outcome && 'done' in outcome ? outcome.done : email
  return (
    <Section id="email" title={t('account.email.title')} text={t('account.email.text', { email: current })}>
      {outcome && 'done' in outcome && <p role="status">{t('account.email.done')}</p>}
      {!sendsEmail ? (
        <Alert tone="warn">{t('account.verify.noMail')}</Alert>
      ) : sentTo ? (
        <Code newEmail={sentTo} refused={refused} leave={forget} />
      ) : isRecent && refused?.kind !== 'signInAgain' ? (
        <Start typed={outcome && 'typed' in outcome ? outcome.typed : undefined} refused={refused} />
      ) : (
        <SignInFirst section="email">{t('account.email.change')}</SignInFirst>
      )}
    </Section>
  )
}

function Start({ typed, refused }: { typed: string | undefined; refused: EmailRefused | undefined }) {
  const t = useT()
  const busy = useNavigation().formData?.get('intent') === 'email.start'
  const isAbove = refused?.kind === 'throttled' || refused?.kind === 'badCode'
  const problem =
    refused && refused.kind !== 'signInAgain'
      ? t(`account.email.refused.${refused.kind}`, { minutes: refused.minutes ?? 0 })
      : undefined
  return (
    <Form method="post" className={frame.form}>
      {isAbove && <Alert>{problem}</Alert>}
      <TextField
        label={t('account.email.new')}
        name="newEmail"
        type="email"
        autoComplete="email"
        maxLength={320}
        required
        defaultValue={typed}
        error={isAbove ? undefined : problem}
      />
      <Button name="intent" value="email.start" busy={busy}>
        {t('account.email.send')}
      </Button>
    </Form>
  )
}

type CodeProps = { newEmail: string; refused: EmailRefused | undefined; leave: () => void }

function Code({ newEmail, refused, leave }: CodeProps) {
  const t = useT()
  const busy = useNavigation().formData?.get('intent') === 'email.finish'
  return (
    <Form method="post" className={frame.form}>
      <p role="status">{t('account.email.sent', { email: newEmail })}</p>
      <input type="hidden" name="newEmail" value={newEmail} />
      <CodeField
        label={t('account.email.code')}
        required
        error={refused ? t('account.email.refused.badCode') : undefined}
      />
      <Button look="filled" name="intent" value="email.finish" busy={busy}>
        {t('account.email.change')}
      </Button>
      <LinkButton look="quiet" to={`${accountPaths.security()}#email`} onClick={leave}>
        {t('account.email.another')}
      </LinkButton>
    </Form>
  )
}
