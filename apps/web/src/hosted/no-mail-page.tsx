import type { ReactNode } from 'react'
import { leftToRight } from '../lib/format.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'

/** Where a page would send an email and none can be sent: how to reach the business instead. */
export function NoMailPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const { name, phone, email } = useSite()
  return (
    <AuthPage title={title} text={t('hosted.noMail.text', { name })}>
      <p className={styles.more}>
        {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{leftToRight(phone)}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      {children}
    </AuthPage>
  )
}
