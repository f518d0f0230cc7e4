import { Form } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import type { TrashRow } from './data/load-members.ts'
import styles from './members.module.css'

/** Deleted members who can be restored. */
export function TrashList({ rows, zone }: { rows: readonly TrashRow[]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return (
    <ol className={styles.list} aria-label={t('members.view.trash')}>
      {rows.map(({ id, name, email, eraseDate }) => (
        <li key={id} className={styles.row}>
          <span className={styles.who}>
            <Avatar id={id} name={name} size={32} />
            <span className={styles.names}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              {name !== email && <bdi className={styles.email}>{email}</bdi>}
            </span>
          </span>
          <span className={styles.note}>
            {t('members.erased', { day: formats.dayMonthYear(dayIn(eraseDate, zone)) })}
          </span>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="name" value={name} />
            <Button aria-label={t('members.restore.name', { name })}>{t('members.restore')}</Button>
          </Form>
        </li>
      ))}
    </ol>
  )
}
