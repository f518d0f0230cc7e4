import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Door } from './door.tsx'
import styles from './hosted.module.css'

/** The server shows it in place of an address of its own, which the form is sent to. */
export const handle = { isPlain: true }

/** Asks before a link of another site signs the member out. */
export default function SignOut() {
  const t = useT()
  const { name } = useSite()
  return (
    <Door title={t('hosted.signOut.title', { name })} text={t('hosted.signOut.text')}>
      <form method="post">
        <Button look="filled" large full>
          {t('hosted.signOut.press')}
        </Button>
      </form>
      <p className={styles.more}>
        <Link to={paths.home()}>{t('hosted.signOut.stay')}</Link>
      </p>
    </Door>
  )
}
