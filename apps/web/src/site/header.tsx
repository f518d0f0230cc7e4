import { Form, Link, NavLink, useLocation } from 'react-router'
import type { Language } from '../lib/preferences.ts'
import { languages } from '../lib/preferences.ts'
import type { PageSite } from '../lib/server-context.ts'
import { useLanguage, useT } from '../lib/translate.tsx'
import { paths, withPreference } from '../paths.ts'
import { Avatar, takeInitials } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import styles from './layout.module.css'
import { useLayoutData } from './layout-data.ts'
import type { SiteMember } from './member.ts'

export function SiteHeader({ site }: { site: PageSite }) {
  const t = useT()
  const language = useLanguage()
  const { member } = useLayoutData()
  return (
    <header>
      <div className={styles.top}>
        <Link className={styles.name} to={paths.home()}>
          <Logo site={site} />
          <span>{site.name}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('site.nav')}>
          <Pages />
        </nav>
        <Menu className={styles.language} label={<LanguageLabel language={language} />}>
          <LanguageLinks offered={site.languages} />
        </Menu>
        {member && <MemberMenu member={member} />}
        <Menu className={styles.all} label={<MenuLabel />}>
          <nav aria-label={t('site.nav')}>
            <Pages />
          </nav>
          <LanguageLinks offered={site.languages} />
        </Menu>
      </div>
    </header>
  )
}

function Logo({ site }: { site: PageSite }) {
  if (site.logoUrl) return <img className={styles.logo} src={site.logoUrl} alt="" width={30} height={30} />
  return (
    <svg className={styles.logo} viewBox="0 0 30 30" aria-hidden="true">
      <circle cx="15" cy="15" r="15" fill="var(--k-fill)" />
      <text x="15" y="20" textAnchor="middle" fontSize="14" fontFamily="var(--k-serif)" fill="var(--k-on-fill)">
        {takeInitials(site.name).slice(0, 1)}
      </text>
    </svg>
  )
}

function Pages() {
  const t = useT()
  const { pathname } = useLocation()
  const { hasClasses, hasPlans, member } = useLayoutData()
  const atServices = pathname === paths.home() || /^\/(services|courses)\//.test(pathname)
  return (
    <>
      <Link to={paths.services()} aria-current={atServices && pathname !== paths.home() ? 'page' : undefined}>
        {t('site.nav.services')}
      </Link>
      {hasClasses && <NavLink to={paths.classes()}>{t('site.nav.classes')}</NavLink>}
      {hasPlans && <NavLink to={paths.plans()}>{t('site.nav.plans')}</NavLink>}
      <NavLink to={paths.about()}>{t('site.nav.about')}</NavLink>
      {!member && (
        <Link to={paths.account()} reloadDocument>
          {t('site.nav.account')}
        </Link>
      )}
    </>
  )
}

/** The signed-in member, with a link to their account. */
function MemberMenu({ member: { id, firstName, fullName, email, photoUrl } }: { member: SiteMember }) {
  const t = useT()
  return (
    <Menu
      className={styles.member}
      label={
        <>
          <Avatar id={id} name={fullName} photoUrl={photoUrl} />
          <span className="k-unseen">{t('site.member.account')}: </span>
          <span className={styles.memberName}>{firstName || email}</span>
        </>
      }
    >
      <p className={styles.memberWho}>
        <b>{fullName}</b>
        <span>{email}</span>
      </p>
      <Link to={paths.account()} reloadDocument>
        {t('site.nav.account')}
      </Link>
      <Link to={paths.accountBookings()} reloadDocument>
        {t('site.member.bookings')}
      </Link>
      <Form method="post" action={paths.signOut()} reloadDocument>
        <button type="submit">{t('site.member.signOut')}</button>
      </Form>
    </Menu>
  )
}

function LanguageLabel({ language }: { language: Language }) {
  const t = useT()
  return (
    <>
      <Icon name="globe" size={18} />
      <span>
        <span className="k-unseen">{t('common.language')}: </span>
        {language === 'en' ? 'EN' : languageName(language)}
      </span>
    </>
  )
}

function MenuLabel() {
  const t = useT()
  return (
    <>
      <Icon name="menu" size={22} />
      <span className="k-unseen">{t('site.nav.menu')}</span>
    </>
  )
}

/** Each language by its own name. Loads a new document, since all text changes. */
function LanguageLinks({ offered }: { offered: readonly string[] }) {
  const { pathname, search } = useLocation()
  const current = useLanguage()
  const shown = languages.filter((language) => offered.length === 0 || offered.includes(language))
  return shown.map((language) => (
    <Link
      key={language}
      reloadDocument
      to={withPreference(pathname, search, 'lang', language)}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
    >
      {languageName(language)}
    </Link>
  ))
}

const languageName = (language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
