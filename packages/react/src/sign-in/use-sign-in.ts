'use client'

import {
  type Credentials,
  initialStep,
  KalendsError,
  type LoginFailure,
  type LoginStep,
  type Registration,
} from '@kalends/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useKalends } from '../context.tsx'
import type { SignInTask } from './describe-sign-in-problem.ts'
import { type CaptchaRequest, findCaptcha, needsCaptcha } from './find-captcha.ts'

/** Where a sign-in is. */
export interface SignInState {
  /** The state of the sign-in. A failure leaves it as it was: the code of an email may be entered again. */
  readonly step: Exclude<LoginStep, LoginFailure>
  readonly problem: LoginFailure | KalendsError | null
  /** The captcha that continues what failed. */
  readonly captcha: CaptchaRequest | null
  /** What was done last. */
  readonly task: SignInTask
  readonly busy: boolean
}

/** Signs a member in or up, step by step. */
export interface SignInFlow extends SignInState {
  readonly signIn: (credentials: Credentials) => Promise<void>
  readonly signUp: (registration: Registration) => Promise<void>
  /** Repeats what failed for want of a captcha, with the token of the solved one. */
  readonly solveCaptcha: (token: string) => Promise<void>
  /** Submits the code of the verification email. */
  readonly verify: (code: string) => Promise<void>
  /** Sends another verification email; true if it was sent. */
  readonly resend: () => Promise<boolean>
  /** Sends an email to set a new password; true if the call was answered. */
  readonly sendPasswordReset: (email: string, redirectUri: string) => Promise<boolean>
  readonly restart: () => void
}

type Sent = { task: 'signIn' | 'signUp'; input: Registration }

const initial: SignInState = {
  step: initialStep,
  problem: null,
  captcha: null,
  task: 'other',
  busy: false,
} as SignInState

/**
 * Returns the steps of a sign-in with email and password. When it succeeds, the tokens are stored and what was loaded for
 * the visitor is loaded again.
 */
export function useSignIn(onSignedIn?: () => void): SignInFlow {
  const { auth, sites } = useKalends()
  const cache = useQueryClient()
  const [state, setState] = useState(initial)
  const lastSent = useRef<Sent | null>(null)
  /** The captcha that waits for its token. Each takes one: a widget may report several. */
  const waiting = useRef<CaptchaRequest | null>(null)
  const refusals = useRef(0)

  /** Returns the captcha that a failure asks for, from the settings as they are now. */
  async function nextCaptcha(next: LoginStep | undefined): Promise<CaptchaRequest | null> {
    if (!next || !needsCaptcha(next)) return null
    const { site } = await sites.getSite({})
    return findCaptcha(next, site.captcha, refusals.current)
  }

  /** Runs a task; what it returns becomes the step. */
  async function run(task: SignInTask, work: () => Promise<LoginStep | undefined>): Promise<boolean> {
    waiting.current = null
    setState(({ step }) => ({ step, problem: null, captcha: null, task, busy: true }))
    try {
      const next = await work()
      if (next?.loginState === 'SUCCESS') {
        await auth.setTokens(await auth.getMemberTokensForDirectLogin(next.data.sessionToken))
        await cache.invalidateQueries({ queryKey: ['kalends'] })
        lastSent.current = null
      }
      const failure = next?.loginState === 'FAILURE' ? next : null
      refusals.current = failure?.errorCode === 'invalidCaptchaToken' ? refusals.current + 1 : 0
      const captcha = await nextCaptcha(next)
      waiting.current = captcha
      setState(({ step }) => ({
        step: failure || !next ? step : (next as SignInState['step']),
        problem: failure,
        captcha,
        task,
        busy: false,
      }))
      if (next?.loginState === 'SUCCESS') onSignedIn?.()
      return next?.loginState !== 'FAILURE'
    } catch (error) {
      const problem = error instanceof KalendsError ? error : null
      setState(({ step }) => ({ step, problem, captcha: null, task, busy: false }))
      if (!(error instanceof KalendsError)) throw error
      return false
    }
  }
  async function send(sent: Sent): Promise<void> {
    lastSent.current = sent
    await run(sent.task, () => (sent.task === 'signUp' ? auth.register(sent.input) : auth.login(sent.input)))
  }
  const solveCaptcha = async (token: string): Promise<void> => {
    const [sent, captcha] = [lastSent.current, waiting.current]
    if (!sent || !captcha) return
    const captchaTokens = captcha.isInvisible ? { invisible: token } : { visible: token }
    await send({ ...sent, input: { ...sent.input, captchaTokens } })
  }
  const without = (work: Promise<void>): Promise<undefined> => work.then(() => undefined)
  return {
    ...state,
    signIn: (input) => send({ task: 'signIn', input }),
    signUp: (input) => send({ task: 'signUp', input }),
    solveCaptcha,
    verify: async (code) => void (await run('verify', () => auth.processVerification(code, state.step))),
    resend: () => run('other', () => without(auth.resendVerification(state.step))),
    sendPasswordReset: (email, redirectUri) =>
      run('other', () => without(auth.sendPasswordResetEmail(email, redirectUri))),
    restart: () => {
      lastSent.current = null
      waiting.current = null
      setState(initial)
    },
  }
}
