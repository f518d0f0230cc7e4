import { data } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

export const loader = () => data(null, { status: 413 })

/** Shown when a form exceeds the server's limit. Back returns to what was typed. */
export default function TooLarge() {
  const t = useT()
  return (
    <AuthPage title={t('hosted.tooLarge.title')} text={t('hosted.tooLarge.text')}>
      <p className={styles.more}>{t('hosted.tooLarge.note')}</p>
    </AuthPage>
  )
}
