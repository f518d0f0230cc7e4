import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** Why the server does not redirect: the reasons it names. */
const reasons = ['EXPIRED', 'LINK_EXPIRED', 'UNKNOWN_CLIENT', 'REDIRECT_URI', 'BAD_REQUEST'] as const

/** The server renders it at the URL that failed. */
export const handle = { isPlain: true }

export function loader({ url }: LoaderFunctionArgs) {
  const reason = reasons.find((known) => known === url.searchParams.get('reason')) ?? 'EXPIRED'
  return data({ reason }, { status: 400 })
}

/** A failed sign-in, or an invalid link from another site: what happened, and what to do next. */
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
        <Link to={paths.login()}>{t('hosted.login.button')}</Link>
      </p>
    </AuthPage>
  )
}
