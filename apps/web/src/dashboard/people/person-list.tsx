import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { usePageLink } from '../page-link.ts'
import type { StaffName, WirePerson } from './data/load-people.ts'
import styles from './people.module.css'

type Props = {
  people: readonly WirePerson[]
  staff: readonly StaffName[]
  self: string
  open: string | null
  now: number
  zone: string
}

/** The team, one row each; a row opens the person's role. */
export function PersonList({ people, staff, self, open, now, zone }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <ol className={styles.list} aria-label={t('nav.people')}>
      {people.map((person) => (
        <li key={person.userId}>
          <RowLink
            to={pageLink({ person: person.userId, invite: null, confirm: null })}
            id={personRowId(person.userId)}
            className={styles.row}
            isOpen={person.userId === open}
            preventScrollReset
            data-row
          >
            <span className={styles.who}>
              <Avatar id={person.userId} name={person.name} size={32} />
              <span className={styles.names}>
                <span className={styles.name} dir="auto">
                  {person.name}
                  {person.userId === self && <span className={styles.self}> {t('people.you')}</span>}
                </span>{' '}
                <bdi className={styles.email}>{person.email}</bdi>
              </span>
            </span>{' '}
            <span className={styles.role}>
              {t(`dashboard.role.${person.role}`)}
              <Calendars person={person} staff={staff} />
            </span>{' '}
            <span className={styles.seen}>
              <LastSeen at={person.lastSeenDate} now={now} zone={zone} />
            </span>
          </RowLink>
        </li>
      ))}
    </ol>
  )
}

/** The calendar that a person with the role "staff" sees. */
function Calendars({ person, staff }: { person: WirePerson; staff: readonly StaffName[] }) {
  const t = useT()
  const formats = useFormats()
  if (person.role !== 'staff') return null
  const names = staff.filter(({ resourceId }) => person.resourceIds.includes(resourceId)).map(({ name }) => name)
  return (
    <span className={styles.note}>
      {names.length > 0 ? t('people.calendarOf', { names: formats.allOf(names) }) : t('people.noCalendar')}
    </span>
  )
}

function LastSeen({ at, now, zone }: { at: string | null; now: number; zone: string }) {
  const t = useT()
  const formats = useFormats()
  if (at === null) return t('people.neverActive')
  const day = dayIn(at, zone)
  const words = day === dayIn(now, zone) ? formats.time(at, zone) : formats.dayMonthYear(day)
  return t.rich('people.lastActive', { when: words }, { time: (children) => <time dateTime={at}>{children}</time> })
}

/** Id of the row that gets the focus when a person's drawer closes. */
export const personRowId = (userId: string): string => `person-${userId}`
