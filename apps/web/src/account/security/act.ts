import { redirectDocument } from 'react-router'
import type { RequestContext } from '../../lib/page-context.ts'
import { homeUrl } from '../home-url.ts'
import { type Problem, signInProblem } from './problem.ts'

export type Outcome = { done: 'password' | 'firstPassword' | 'ended' | 'others' } | { problem: Problem }

/** Carries out the forms of this page. Throws a redirect after signing out everywhere. */
export async function changeSecurity(page: RequestContext, form: FormData): Promise<Outcome> {
  const { authentication } = page.kalends
  const text = (name: string): string => String(form.get(name) ?? '')
  try {
    switch (form.get('intent')) {
      case 'password':
        await authentication.changePassword({
          // Never absent: this page requires it also soon after a sign-in.
          currentPassword: text('password'),
          newPassword: text('newPassword'),
        })
        return { done: form.has('password') ? 'password' : 'firstPassword' }
      case 'end':
        await authentication.endSignIn({ signInId: text('signIn') })
        return { done: 'ended' }
      case 'others':
        await authentication.endOtherSignIns({})
        return { done: 'others' }
      case 'everywhere':
        await authentication.endOtherSignIns({})
        await authentication.closeMemberSession()
        throw redirectDocument(homeUrl(page), 303)
      default:
        throw new Response(null, { status: 400 })
    }
  } catch (error) {
    if (error instanceof Response) throw error
    return { problem: signInProblem(error) }
  }
}
