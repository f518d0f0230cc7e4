import { type ActionFunctionArgs, Link, redirectDocument } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { addressIn, paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** The server renders it at another URL, which receives the form. */
export const handle = { isPlain: true }

/** Handles the form of this page; at other URLs the server does. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const { kalends, origin, basePath } = context.get(requestContext)
  await kalends.authentication.closeMemberSession()
  return redirectDocument(`${origin}${addressIn(basePath, paths.signedOut())}`, 303)
}

/** Asks for confirmation before a link of another site signs the member out. */
export default function SignOut() {
  const t = useT()
  const { name } = useSite()
  return (
    <AuthPage title={t('hosted.signOut.title', { name })} text={t('hosted.signOut.text')}>
      <form method="post">
        <Button look="filled" large full>
          {t('hosted.signOut.button')}
        </Button>
      </form>
      <p className={styles.more}>
        <Link to={paths.home()}>{t('hosted.signOut.dismiss')}</Link>
      </p>
    </AuthPage>
  )
}
