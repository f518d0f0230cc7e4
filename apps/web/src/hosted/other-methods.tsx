import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { hostedPaths } from './hosted-paths.ts'
import styles from './other-methods.module.css'
import type { SignInMethods } from './sign-in-methods.ts'

/** What else leads in than e-mail and password. Providers are left for by a whole new document. */
export function OtherMethods({ methods: { providers }, next }: { methods: SignInMethods; next: string | undefined }) {
  const t = useT()
  if (providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('hosted.or')}</p>
      {providers.map(({ id, name }) => (
        <LinkButton key={id} to={hostedPaths.provider(id, next)} reloadDocument large full>
          {t('hosted.provider.press', { name })}
        </LinkButton>
      ))}
    </div>
  )
}

/** Leads to a code by email in the place of the password; nothing where no email can be sent. */
export function CodeInstead({ next }: { next: string | undefined }) {
  const t = useT()
  const { sendsEmail } = useSite()
  if (!sendsEmail) return null
  return <Link to={hostedPaths.mailedCode(next)}>{t('hosted.mailed.instead')}</Link>
}
