import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { query } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { ProblemPage } from './problem-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { kalends } = context.get(requestContext)
  const redirectSession = (url.searchParams.get('redirectSession') ?? '').slice(0, 200)
  try {
    return data({ redirectSession, ...(await kalends.redirects.getRedirectIdentity({ redirectSession })) })
  } catch (error) {
    if (isRefusal(error, 400, 404)) return data(null, { status: 404 })
    throw error
  }
}

/** Asks before a link makes the browser act as someone else: links can be anybody's. */
export default function Continue() {
  const t = useT()
  const asked = useLoaderData<typeof loader>()
  if (!asked) return <ProblemPage reason="LINK_EXPIRED" />
  const { redirectSession, carried, current, frontEnd } = asked
  const email = carried.email ?? ''
  // Accounts of the same name are told apart by their email.
  const isSameName = current.type === 'MEMBER' && current.name === carried.name
  const name = (isSameName ? undefined : carried.name) ?? email
  const mine = current.type === 'MEMBER' ? ((isSameName ? undefined : current.name) ?? current.email ?? '') : undefined
  const to = (identity?: string) => `/redirect${query({ redirectSession, identity })}`
  const texts = {
    MEMBER: {
      title: t('hosted.continue.member.title', { name }),
      text: t('hosted.continue.member.text', { frontEnd, name: carried.name ?? email, email }),
      button: t('hosted.continue.member.button', { name }),
      keep: t('hosted.continue.member.keep'),
    },
    VISITOR: {
      title: t('hosted.continue.visitor.title', { frontEnd }),
      text: t('hosted.continue.visitor.text', { frontEnd }),
      button: t('hosted.continue.visitor.button'),
      keep: t('hosted.continue.visitor.keep'),
    },
    NOBODY: {
      title: t('hosted.continue.new.title'),
      text: t('hosted.continue.new.text', { frontEnd }),
      button: t('hosted.continue.new.button'),
      keep: t('hosted.continue.new.keep'),
    },
  }[carried.type]
  return (
    <AuthPage title={texts.title} text={texts.text}>
      {mine !== undefined && (
        <p>{t('hosted.continue.signedInAs', { name: current.name ?? mine, email: current.email ?? '' })}</p>
      )}
      <form method="post" action={to()}>
        <Button look="filled" large full>
          {texts.button}
        </Button>
      </form>
      <form method="post" action={to('keep')}>
        <Button look="quiet" full>
          {mine === undefined ? texts.keep : t('hosted.continue.stay', { name: mine })}
        </Button>
      </form>
    </AuthPage>
  )
}
