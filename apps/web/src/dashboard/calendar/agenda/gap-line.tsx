import { Link } from 'react-router'
import { useFormats, useT } from '../../../lib/translate.tsx'
import type { usePageLink } from '../../page-link.ts'
import type { Gap } from '../rules/gaps.ts'
import styles from './agenda.module.css'

type Props = { gap: Gap; zone: string; pageLink: ReturnType<typeof usePageLink> }

/** Free time of a person; a tap starts a booking. */
export function GapLine({ gap: { from, until, resource }, zone, pageLink }: Props) {
  const t = useT()
  const formats = useFormats()
  return (
    <Link
      to={pageLink({ new: new Date(from).toISOString(), with: resource.id, booking: null, session: null, hold: null })}
      className={styles.gap}
      preventScrollReset
    >
      {t('dashboard.calendar.free', {
        name: resource.name.split(' ')[0] ?? resource.name,
        time: formats.timeRange(from, until, zone),
      })}
    </Link>
  )
}
