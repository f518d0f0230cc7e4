import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { query } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AccountQuestion } from './account-question.tsx'
import { ProblemPage } from './problem-page.tsx'

/** The server renders it at the URL that receives the form. */
export const handle = { isPlain: true }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { kalends } = context.get(requestContext)
  const read = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 200)
  const returned = { redirectSession: read('redirectSession'), sessionToken: read('sessionToken') }
  try {
    return data({ ...returned, ...(await kalends.redirects.getRedirectIdentity(returned)) })
  } catch (error) {
    if (isRefusal(error, 400, 404)) return data(null, { status: 404 })
    throw error
  }
}

/** Asks before a link signs the browser in with the session token of a front end's own sign-in page. */
export default function ConfirmSignIn() {
  const t = useT()
  const asked = useLoaderData<typeof loader>()
  if (!asked) return <ProblemPage reason="EXPIRED" />
  const { redirectSession, sessionToken, carried, current } = asked
  return (
    <AccountQuestion account={carried} current={current.type === 'MEMBER' ? current : undefined}>
      <form method="post" action={`/v1/callback${query({ state: redirectSession, sessionToken })}`}>
        <Button look="filled" large full>
          {t('hosted.confirmSignIn.button', { email: carried.email ?? '' })}
        </Button>
      </form>
    </AccountQuestion>
  )
}
