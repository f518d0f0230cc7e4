import { Form, Link, useNavigation } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { CodeField } from '../parts/sign-in/code-field.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import type { SignInState } from './continue-sign-in.ts'
import { FactorStep } from './factor-step.tsx'
import styles from './hosted.module.css'
import { problemField, problemText } from './problem-text.ts'
import { useNext } from './use-next.ts'

/** The steps after the form: emailed code, second factor, pending approval, or a closed business. */
export function Step({ state }: { state: SignInState }) {
  if (state.step === 'factor') return <FactorStep state={state} />
  return state.step === 'code' ? <CodeStep {...state} /> : <WaitingStep step={state.step} />
}

function CodeStep({ stateToken, email, problem, sent }: Extract<SignInState, { step: 'code' }>) {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  const next = useNext()
  const isDead = problem?.kind === 'deadCode'
  return (
    <AuthPage title={t('hosted.code.title')} text={t('hosted.code.text', { email })} problem={problem}>
      {isDead ? (
        <p className={styles.more}>
          <Link to={paths.login(next)}>{t('hosted.code.again')}</Link>
        </p>
      ) : (
        // Sent to the sign-in page, whichever page it began on.
        <Form method="post" action={paths.login(next)}>
          <input type="hidden" name="stateToken" value={stateToken} />
          <input type="hidden" name="email" value={email} />
          <CodeField
            label={t('hosted.code.label')}
            hint={t(sent ? 'hosted.code.sent' : 'hosted.code.hint')}
            error={problem && problemField(problem) === 'code' ? problemText(t, problem) : undefined}
          />
          <Button look="filled" large full busy={busy} name="intent" value="code">
            {t('hosted.code.button')}
          </Button>
          <Button look="quiet" full name="intent" value="resend" formNoValidate>
            {t('hosted.code.resend')}
          </Button>
        </Form>
      )}
    </AuthPage>
  )
}

function WaitingStep({ step }: { step: 'approval' | 'closed' }) {
  const t = useT()
  const [title = '', text = ''] = {
    approval: [t('hosted.approval.title'), t('hosted.approval.text')],
    closed: [t('hosted.closed.title'), t('hosted.closed.text')],
  }[step]
  return (
    <AuthPage title={title} text={text}>
      <p className={styles.more}>
        <Link to={paths.home()} reloadDocument>
          {t('hosted.home')}
        </Link>
      </p>
    </AuthPage>
  )
}
