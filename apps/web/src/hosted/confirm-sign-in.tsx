import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { findMember } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** The server renders it at another URL, which receives the form. */
export const handle = { isPlain: true }

export async function loader({ context }: LoaderFunctionArgs) {
  return { current: (await findMember(context.get(requestContext)))?.loginEmail ?? null }
}

/** Asks for confirmation before a link of another site signs a member in. */
export default function ConfirmSignIn() {
  const t = useT()
  const { name } = useSite()
  const { current } = useLoaderData<typeof loader>()
  return (
    <AuthPage title={t('hosted.confirmSignIn.title', { name })} text={t('hosted.confirmSignIn.text')}>
      {current && <p>{t('hosted.confirmSignIn.current', { email: current })}</p>}
      <form method="post">
        <Button look="filled" large full>
          {t('hosted.login.button')}
        </Button>
      </form>
      <p className={styles.more}>
        <Link to={paths.home()}>{t('hosted.confirmSignIn.dismiss')}</Link>
      </p>
    </AuthPage>
  )
}
