import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Chip } from '../../ui/chip.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { MemberRow } from './data/load-members.ts'
import { MemberActions } from './member-actions.tsx'
import styles from './members.module.css'

type Props = { rows: readonly MemberRow[]; canWrite: boolean; confirming: string | null; zone: string }

/** Members with their actions, one row each. */
export function MemberList({ rows, canWrite, confirming, zone }: Props) {
  const t = useT()
  return (
    <ol className={styles.list} aria-label={t('members.title')}>
      {rows.map((member) => (
        <li key={member.id} className={styles.row}>
          <span className={styles.who}>
            <Avatar id={member.id} name={member.name} photoUrl={member.photoUrl} size={32} />
            <span className={styles.names}>
              <Link to={dashboardPaths.member(member.id)} className={styles.name ?? ''} dir="auto">
                {member.name}
              </Link>
              {member.name !== member.email && <bdi className={styles.email}>{member.email}</bdi>}
            </span>
          </span>
          <Standing member={member} zone={zone} />
          {canWrite && <MemberActions member={member} isConfirming={confirming === member.id} />}
        </li>
      ))}
    </ol>
  )
}

function Standing({ member, zone }: { member: MemberRow; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const day = (at: string): string => formats.dayMonthYear(dayIn(at, zone))
  return (
    <span className={styles.standing}>
      {member.isMuted && <Chip tone="warn">{t('members.muted')}</Chip>}
      {member.isPublic && <Chip tone="plain">{t('members.public')}</Chip>}
      <span className={styles.note}>
        {member.lastSeen
          ? t('members.lastSignIn', { day: day(member.lastSeen) })
          : t('members.since', { day: day(member.since) })}
      </span>
    </span>
  )
}
