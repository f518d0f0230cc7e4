import { Form, Link, useNavigation } from 'react-router'
import { useHydrated } from '../lib/hydrated.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { CodeField } from '../parts/sign-in/code-field.tsx'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import type { Problem } from './continue-sign-in.ts'
import type { Factor, FactorState } from './factor.ts'
import styles from './hosted.module.css'
import { problemField, problemText } from './problem-text.ts'
import { useNext } from './use-next.ts'
import { usePasskey } from './use-passkey.ts'

type Waiting = FactorState & { problem?: Problem }

/** The requested second factor, and the alternatives. */
export function FactorStep({ state }: { state: Waiting }) {
  const t = useT()
  const next = useNext()
  const { factor, factors, hint, problem } = state
  const isSent = hint !== undefined
  const { sendsEmail, name } = useSite()
  const text =
    factor === 'EMAIL' && !sendsEmail
      ? t('hosted.noMail.text', { name })
      : t('hosted.factor.text', { factor, sent: isSent ? 'yes' : 'no', hint: hint ?? '' })
  return (
    <AuthPage title={t('hosted.factor.title')} text={text} problem={problem}>
      {problem?.kind === 'deadCode' ? (
        <p className={styles.more}>
          <Link to={paths.login(next)}>{t('hosted.code.again')}</Link>
        </p>
      ) : (
        <>
          {/* The page of sign-in takes it, whichever page the sign-in began on. */}
          <Form method="post" action={paths.login(next)} key={factor}>
            <FactorFields state={state} />
            <Shown state={state} isSent={isSent} />
          </Form>
          {factors.length > 1 && (
            <Form method="post" action={paths.login(next)} className={styles.others}>
              <FactorFields state={state} />
              {factors
                .filter((other) => other !== factor)
                .map((other) => (
                  <Button key={other} look="quiet" full name="switchTo" value={other}>
                    {t('hosted.factor.other', { factor: other })}
                  </Button>
                ))}
            </Form>
          )}
        </>
      )}
    </AuthPage>
  )
}

/** Hidden fields that carry the state of the sign-in. */
function FactorFields({ state: { stateToken, factor, factors, hint } }: { state: FactorState }) {
  return (
    <>
      <input type="hidden" name="stateToken" value={stateToken} />
      <input type="hidden" name="factor" value={factor} />
      <input type="hidden" name="factors" value={factors.join(',')} />
      {hint && <input type="hidden" name="hint" value={hint} />}
    </>
  )
}

const sentFactors: readonly Factor[] = ['EMAIL', 'SMS', 'CALL']

function Shown({ state, isSent }: { state: Waiting; isSent: boolean }) {
  const t = useT()
  const { sendsEmail } = useSite()
  const busy = useNavigation().state !== 'idle'
  const { factor, problem } = state
  if (factor === 'WEBAUTHN') return <ShownPasskey state={state} />
  const isSendable = sentFactors.includes(factor)
  const canResend = isSendable && (factor !== 'EMAIL' || sendsEmail)
  if (isSendable && !isSent) {
    return (
      <Button look="filled" large full busy={busy} name="switchTo" value={factor}>
        {t('hosted.factor.send')}
      </Button>
    )
  }
  const isRecovery = factor === 'RECOVERY_CODE'
  return (
    <>
      <CodeField
        label={t(isRecovery ? 'hosted.factor.recovery' : 'hosted.code.label')}
        hasLetters={isRecovery}
        hint={isRecovery ? t('hosted.factor.recoveryHint') : undefined}
        error={problem && problemField(problem) === 'code' ? problemText(t, problem) : undefined}
      />
      <Remember />
      <Button look="filled" large full busy={busy}>
        {t('hosted.code.button')}
      </Button>
      {canResend && (
        <Button look="quiet" full name="switchTo" value={factor} formNoValidate>
          {t('hosted.code.resend')}
        </Button>
      )}
    </>
  )
}

function Remember() {
  const t = useT()
  return (
    <label className={styles.remember}>
      <input type="checkbox" name="remember" value="yes" />
      {t('hosted.factor.remember')}
    </label>
  )
}

function ShownPasskey({ state: { passkey } }: { state: FactorState }) {
  const t = useT()
  const isHydrated = useHydrated()
  const { show, isAsking, isRefused } = usePasskey(paths.login(useNext()))
  if (!isHydrated) return <p className="k-2">{t('hosted.passkey.scripts')}</p>
  if (!passkey) {
    return (
      <Button look="filled" large full name="switchTo" value="WEBAUTHN">
        {t('hosted.passkey.again')}
      </Button>
    )
  }
  return (
    <>
      <Remember />
      <Button
        type="button"
        look="filled"
        large
        full
        busy={isAsking}
        onClick={(event) => show(passkey, event.currentTarget.form)}
      >
        {t('hosted.passkey.button')}
      </Button>
      {isRefused && <Alert>{t('hosted.passkey.refused')}</Alert>}
    </>
  )
}
