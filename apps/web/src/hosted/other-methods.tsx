import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { hostedPaths } from './hosted-paths.ts'
import styles from './other-methods.module.css'
import type { SignInMethods } from './sign-in-methods.ts'

/** Sign-in methods besides email and password. Providers load a new document. */
export function OtherMethods({ methods: { providers }, next }: { methods: SignInMethods; next: string | undefined }) {
  const t = useT()
  if (providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('hosted.or')}</p>
      {providers.map(({ id, name }) => (
        <LinkButton key={id} to={hostedPaths.provider(id, next)} reloadDocument large full>
          {t('hosted.provider.button', { name })}
        </LinkButton>
      ))}
    </div>
  )
}

/** Link to sign in with an emailed code; hidden if no email can be sent. */
export function CodeInstead({ next }: { next: string | undefined }) {
  const t = useT()
  const { sendsEmail } = useSite()
  if (!sendsEmail) return null
  return <Link to={hostedPaths.emailCode(next)}>{t('hosted.emailCode.instead')}</Link>
}
