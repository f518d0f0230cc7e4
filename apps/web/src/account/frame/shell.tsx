import type { ReactNode } from 'react'
import { Form, Link, NavLink } from 'react-router'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { bringIntoView } from '../../parts/bring-into-view.ts'
import { LanguageLinks } from '../../parts/language-links.tsx'
import { SignedInAs } from '../../parts/signed-in-as.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MoreIcon, type MoreIconName } from '../../ui/more-icon.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { accountPaths } from '../account-paths.ts'
import type { Me } from '../data/load-me.ts'
import styles from './shell.module.css'

const links = [
  { name: 'overview', icon: 'person', to: accountPaths.overview() },
  { name: 'bookings', icon: 'calendar', to: accountPaths.bookings() },
  { name: 'events', icon: 'team', to: accountPaths.events() },
  { name: 'subscriptions', icon: 'repeat', to: accountPaths.subscriptions() },
  { name: 'orders', icon: 'ticket', to: accountPaths.orders() },
  { name: 'credits', icon: 'stack', to: accountPaths.credits() },
  { name: 'cards', icon: 'card', to: accountPaths.cards() },
  { name: 'receipts', icon: 'file', to: accountPaths.receipts() },
  { name: 'info', icon: 'note', to: accountPaths.info() },
  { name: 'security', icon: 'gear', to: accountPaths.security() },
  { name: 'data', icon: 'file', to: accountPaths.data() },
] as const satisfies { name: string; icon: MoreIconName; to: string }[]

/** The account’s frame: the business above, the list of pages beside what is shown. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <SkipLink>{t('common.skip')}</SkipLink>
      <Top me={me} />
      {me.email !== '' && (
        <aside aria-label={t('account.who')} className={styles.account}>
          <SignedInAs account={{ name: me.fullName, email: me.email }} />
        </aside>
      )}
      <div className={styles.frame}>
        <nav aria-label={t('account.nav')} className={styles.nav}>
          {links.map(({ name, icon, to }) => (
            <NavLink key={name} ref={bringIntoView} to={to} end={name === 'overview'}>
              <MoreIcon name={icon} />
              {t(`account.nav.${name}`)}
            </NavLink>
          ))}
        </nav>
        {children}
      </div>
      <Foot />
    </>
  )
}

function Top({ me }: { me: Me }) {
  const t = useT()
  const site = useSite()
  return (
    <header className={styles.top}>
      <Link className={styles.name} to={paths.home()} reloadDocument>
        {site.logoUrl && <img src={site.logoUrl} alt="" width={30} height={30} />}
        {site.name}
      </Link>
      <div className={styles.me}>
        {me.id && <Avatar id={me.id} name={me.fullName} photoUrl={me.photoUrl} />}
        <Form method="post" action={accountPaths.signOut()} reloadDocument>
          <button type="submit" className={styles.out}>
            {t('account.signOut')}
          </button>
        </Form>
      </div>
    </header>
  )
}

function Foot() {
  const t = useT()
  return (
    <footer className={styles.foot}>
      <LanguageLinks />
      <span className={styles.kalends}>
        {t('account.bookingBy')}
        <Wordmark height={11} />
      </span>
    </footer>
  )
}
