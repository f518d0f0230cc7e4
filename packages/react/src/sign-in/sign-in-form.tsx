'use client'

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Heading } from '../heading.tsx'
import type { ClassNames, HeadingLevel } from '../types.ts'
import { describeSignInProblem } from './describe-sign-in-problem.ts'
import type { CaptchaProps } from './find-captcha.ts'
import { toRedirectUri } from './redirect-uri.ts'
import { SignInField } from './sign-in-field.tsx'
import { type SignInLabels, signInLabels } from './sign-in-labels.ts'
import { useHostedSignIn } from './use-hosted-sign-in.ts'
import { type SignInFlow, useSignIn } from './use-sign-in.ts'

/** What a sign-in form takes. */
export interface SignInFormProps {
  readonly onSignedIn: () => void
  /**
   * Redirect URI of the connected app or its path on this origin, for the hosted page and new passwords. Without it neither is offered, and members
   * with a second factor cannot sign in.
   */
  readonly redirectUri?: string | undefined
  /**
   * Renders the captcha of the business's provider when the server requires one. Without it, the form refers to the hosted
   * page.
   */
  readonly captcha?: ((captcha: CaptchaProps) => ReactNode) | undefined
  /** Whether the form creates an account at first. */
  readonly isSignUp?: boolean | undefined
  readonly headingLevel?: HeadingLevel | undefined
  readonly labels?: Partial<SignInLabels> | undefined
  readonly classNames?: ClassNames<SignInFormPart> | undefined
}

export type SignInFormPart = 'root' | 'heading' | 'problem' | 'field' | 'submit' | 'more'

/**
 * Signs members in and up with email and password: with the code of an email where the business verifies addresses, and
 * with a link to the hosted page for everything else. Its heading takes the focus at each step.
 */
export function SignInForm(props: SignInFormProps) {
  const labels = { ...signInLabels, ...props.labels }
  const flow = useSignIn(props.onSignedIn)
  const [isSignUp, setSignUp] = useState(props.isSignUp ?? false)
  const [email, setEmail] = useState('')
  const shared = { props, labels, flow, email }
  if (flow.step.loginState === 'EMAIL_VERIFICATION_REQUIRED') return <VerifyStep {...shared} />
  if (flow.step.loginState === 'OWNER_APPROVAL_REQUIRED')
    return (
      <Step {...shared} title={labels.approvalTitle}>
        <p>{labels.approval}</p>
      </Step>
    )
  return <CredentialsStep {...shared} isSignUp={isSignUp} setSignUp={setSignUp} setEmail={setEmail} />
}

type StepProps = { props: SignInFormProps; labels: SignInLabels; flow: SignInFlow; email: string }

/** A step with its heading and what went wrong. */
function Step({ props, labels, flow, title, children }: StepProps & { title: string; children: ReactNode }) {
  const { headingLevel = 3, classNames = {} } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the title
  useEffect(() => heading.current?.focus(), [title])
  const { problem, task, busy } = flow
  const text = props.captcha && flow.captcha ? captchaText(flow, labels) : undefined
  return (
    <section className={classNames.root} aria-labelledby={id} aria-busy={busy || undefined}>
      <Heading ref={heading} level={headingLevel} id={id} tabIndex={-1} className={classNames.heading}>
        {title}
      </Heading>
      <div role="alert" className={classNames.problem}>
        {problem && <p>{text ?? describeSignInProblem(problem, task, labels)}</p>}
      </div>
      {children}
    </section>
  )
}

/** Says what the captcha below is for: the first one that is solved alone needs no word. */
function captchaText({ captcha, problem }: SignInFlow, labels: SignInLabels): string {
  const wasRefused = problem && 'errorCode' in problem && problem.errorCode === 'invalidCaptchaToken'
  if (wasRefused) return labels.captchaRefused
  return captcha?.isInvisible ? labels.busy : labels.solveCaptcha
}

type CredentialsProps = StepProps & {
  isSignUp: boolean
  setSignUp: (isSignUp: boolean) => void
  setEmail: (email: string) => void
}

function CredentialsStep({ isSignUp, setSignUp, setEmail, ...step }: CredentialsProps) {
  const { props, labels, flow, email } = step
  const { classNames = {}, redirectUri } = props
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (flow.busy) return
    const values = new FormData(event.currentTarget)
    const read = (name: string): string => String(values.get(name) ?? '')
    const credentials = { email: email.trim(), password: read('password') }
    const lastName = read('lastName').trim()
    const profile = { firstName: read('firstName').trim(), ...(lastName ? { lastName } : {}) }
    void (isSignUp ? flow.signUp({ ...credentials, profile }) : flow.signIn(credentials))
  }
  const change = (): void => {
    flow.restart()
    setSignUp(!isSignUp)
  }
  const title = isSignUp ? labels.signUp : labels.signIn
  const field = { className: classNames.field, required: true }
  return (
    <Step {...step} title={title}>
      <form aria-label={title} onSubmit={submit}>
        {isSignUp && (
          <>
            <SignInField {...field} name="firstName" label={labels.firstName} autoComplete="given-name" />
            <SignInField
              {...field}
              required={false}
              name="lastName"
              label={labels.lastName}
              autoComplete="family-name"
            />
          </>
        )}
        <SignInField
          {...field}
          name="email"
          type="email"
          label={labels.email}
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <SignInField
          {...field}
          name="password"
          type="password"
          label={isSignUp ? labels.newPassword : labels.password}
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
        />
        {flow.captcha && props.captcha?.({ ...flow.captcha, onToken: (token) => void flow.solveCaptcha(token) })}
        <button type="submit" className={classNames.submit} aria-disabled={flow.busy || undefined}>
          {flow.busy ? labels.busy : title}
        </button>
      </form>
      <div className={classNames.more}>
        <button type="button" onClick={change}>
          {isSignUp ? labels.toSignIn : labels.toSignUp}
        </button>
        {redirectUri !== undefined && (
          <>
            {!isSignUp && <ForgotPassword {...step} redirectUri={redirectUri} />}
            <HostedButton labels={labels} redirectUri={redirectUri} />
          </>
        )}
      </div>
    </Step>
  )
}

function ForgotPassword({ labels, flow, email, redirectUri }: StepProps & { redirectUri: string }) {
  const [notice, setNotice] = useState('')
  const send = async (): Promise<void> => {
    if (!email.trim()) return setNotice(labels.enterEmail)
    setNotice((await flow.sendPasswordReset(email.trim(), toRedirectUri(redirectUri))) ? labels.recoverySent : '')
  }
  return (
    <>
      <button type="button" onClick={() => void send()}>
        {labels.forgot}
      </button>
      <p role="status">{notice}</p>
    </>
  )
}

function HostedButton({ labels, redirectUri }: { labels: SignInLabels; redirectUri: string }) {
  const start = useHostedSignIn(redirectUri)
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => void start().catch(() => setFailed(true))}>
        {labels.hosted}
      </button>
      {hasFailed && <p role="alert">{labels.failed}</p>}
    </>
  )
}

function VerifyStep(step: StepProps) {
  const { props, labels, flow, email } = step
  const { classNames = {} } = props
  const [isResent, setResent] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setResent(false)
    if (!flow.busy) void flow.verify(String(new FormData(event.currentTarget).get('code') ?? '').trim())
  }
  return (
    <Step {...step} title={labels.checkEmail}>
      <p>{labels.codeSent(email)}</p>
      <form aria-label={labels.checkEmail} onSubmit={submit}>
        <SignInField
          className={classNames.field}
          required
          name="code"
          label={labels.code}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <button type="submit" className={classNames.submit} aria-disabled={flow.busy || undefined}>
          {flow.busy ? labels.busy : labels.verify}
        </button>
      </form>
      <div className={classNames.more}>
        <button type="button" onClick={() => void flow.resend().then(setResent)}>
          {labels.resend}
        </button>
        <p role="status">{isResent && labels.resent}</p>
        <button type="button" onClick={flow.restart}>
          {labels.restart}
        </button>
      </div>
    </Step>
  )
}
