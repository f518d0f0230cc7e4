import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** Why the server does not send a browser on, in the words of its redirects. */
const reasons = ['EXPIRED', 'LINK_EXPIRED', 'UNKNOWN_CLIENT', 'REDIRECT_URI', 'BAD_REQUEST'] as const

/** The server shows it in place of an address of its own. */
export const handle = { isPlain: true }

export function loader({ url }: LoaderFunctionArgs) {
  const reason = reasons.find((known) => known === url.searchParams.get('reason')) ?? 'EXPIRED'
  return data({ reason }, { status: 400 })
}

/** A sign-in, or a link from another site, that leads nowhere: what happened, and how to go on. */
export default function SignInProblem() {
  const t = useT()
  const { reason } = useLoaderData<typeof loader>()
  const isLink = reason === 'LINK_EXPIRED'
  return (
    <AuthPage
      title={t(isLink ? 'hosted.problem.linkTitle' : 'hosted.problem.title')}
      text={t(`hosted.problem.${reason}`)}
    >
      <p className={styles.more}>
        <Link to={paths.login()}>{t('hosted.login.press')}</Link>
      </p>
    </AuthPage>
  )
}
