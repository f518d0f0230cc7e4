import { useT } from '../lib/translate.tsx'
import { Page } from './frame/page.tsx'

export const loader = (): null => null

export default function Bookings() {
  const t = useT()
  return <Page title={t('dashboard.nav.bookings')}>{null}</Page>
}
