import { dayIn } from '../../lib/format.ts'
import { useFormats } from '../../lib/translate.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { usePageLink } from '../page-link.ts'
import { Delivery } from './delivery.tsx'
import type { MessageRow } from './load-messages.ts'
import styles from './messages.module.css'

type Props = { rows: readonly MessageRow[]; zone: string; now: number; open: string | null }

/** Messages, newest first; a row opens its text. */
export function MessageList({ rows, zone, now, open }: Props) {
  const pageLink = usePageLink()
  const formats = useFormats()
  const today = dayIn(now, zone)
  return (
    <ol>
      {rows.map(({ id, recipient, recipientName, subject, status, createdDate }) => (
        <li key={id}>
          <RowLink
            to={pageLink({ message: id })}
            id={messageRowId(id)}
            className={styles.row}
            isOpen={id === open}
            preventScrollReset
            data-row
          >
            <time dateTime={createdDate}>
              {dayIn(createdDate, zone) === today
                ? formats.time(createdDate, zone)
                : formats.dayShort(dayIn(createdDate, zone))}
            </time>{' '}
            <span className={styles.who} dir="auto">
              {recipientName ?? recipient}
            </span>{' '}
            <span className={styles.subject} dir="auto">
              {subject}
            </span>{' '}
            <span className={styles.delivery}>
              <Delivery status={status} />
            </span>
          </RowLink>
        </li>
      ))}
    </ol>
  )
}

/** Id of the row that gets the focus when a message closes. */
export const messageRowId = (messageId: string): string => `message-${messageId}`
