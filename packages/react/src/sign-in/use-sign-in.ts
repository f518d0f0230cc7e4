import {
  type Credentials,
  initialStep,
  KalendsError,
  type LoginFailure,
  type LoginStep,
  type Registration,
} from '@kalends/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKalends } from '../context.tsx'
import type { SignInTask } from './describe-sign-in-problem.ts'

/** Where a sign-in is. */
export interface SignInState {
  /** The state of the sign-in. A failure leaves it as it was: the code of an email may be entered again. */
  readonly step: Exclude<LoginStep, LoginFailure>
  readonly problem: LoginFailure | KalendsError | null
  /** What was done last. */
  readonly task: SignInTask
  readonly busy: boolean
}

/** Signs a member in or up, step by step. */
export interface SignInFlow extends SignInState {
  readonly signIn: (credentials: Credentials) => Promise<void>
  readonly signUp: (registration: Registration) => Promise<void>
  /** Submits the code of the verification email. */
  readonly verify: (code: string) => Promise<void>
  /** Sends another verification email; true if it was sent. */
  readonly resend: () => Promise<boolean>
  /** Sends an email to set a new password; true if the call was answered. */
  readonly sendPasswordReset: (email: string, redirectUri: string) => Promise<boolean>
  readonly restart: () => void
}

const initial: SignInState = { step: initialStep, problem: null, task: 'other', busy: false } as SignInState

/**
 * Returns the steps of a sign-in with email and password. When it succeeds, the tokens are stored and what was loaded for
 * the visitor is loaded again.
 */
export function useSignIn(onSignedIn?: () => void): SignInFlow {
  const { auth } = useKalends()
  const cache = useQueryClient()
  const [state, setState] = useState(initial)

  /** Runs a task; what it returns becomes the step. */
  async function run(task: SignInTask, work: () => Promise<LoginStep | undefined>): Promise<boolean> {
    setState(({ step }) => ({ step, problem: null, task, busy: true }))
    try {
      const next = await work()
      if (next?.loginState === 'SUCCESS') {
        await auth.setTokens(await auth.getMemberTokensForDirectLogin(next.data.sessionToken))
        await cache.invalidateQueries({ queryKey: ['kalends'] })
      }
      setState(({ step }) => {
        const failure = next?.loginState === 'FAILURE' ? next : null
        return { step: failure || !next ? step : (next as SignInState['step']), problem: failure, task, busy: false }
      })
      if (next?.loginState === 'SUCCESS') onSignedIn?.()
      return next?.loginState !== 'FAILURE'
    } catch (error) {
      setState(({ step }) => ({ step, problem: error instanceof KalendsError ? error : null, task, busy: false }))
      if (!(error instanceof KalendsError)) throw error
      return false
    }
  }
  const without = (work: Promise<void>): Promise<undefined> => work.then(() => undefined)
  return {
    ...state,
    signIn: async (credentials) => void (await run('signIn', () => auth.login(credentials))),
    signUp: async (registration) => void (await run('signUp', () => auth.register(registration))),
    verify: async (code) => void (await run('verify', () => auth.processVerification(code, state.step))),
    resend: () => run('other', () => without(auth.resendVerification(state.step))),
    sendPasswordReset: (email, redirectUri) =>
      run('other', () => without(auth.sendPasswordResetEmail(email, redirectUri))),
    restart: () => setState(initial),
  }
}
