import { Link, useHref } from 'react-router'
import { useT } from '../lib/translate.tsx'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { accountPaths } from './account-paths.ts'
import { Page, Section } from './frame/page.tsx'

/** Exports and deletes the member's data. */
export default function Data() {
  const t = useT()
  const file = useHref(accountPaths.exportFile())
  return (
    <Page title={t('account.nav.data')}>
      <Section id="export" title={t('account.data.export')} text={t('account.data.exportText')}>
        <p>
          <AnchorButton href={file} download>
            {t('account.data.exportButton')}
          </AnchorButton>
        </p>
      </Section>
      <Section id="delete" title={t('account.data.delete')} text={t('account.data.deleteText')}>
        <p>
          <LinkButton look="danger" to={accountPaths.deleteAccount()}>
            {t('account.data.deleteButton')}
          </LinkButton>
        </p>
        <p>
          <Link to={accountPaths.bookings()}>{t('account.data.bookings')}</Link>
        </p>
      </Section>
    </Page>
  )
}
