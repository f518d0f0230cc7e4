import { Form } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import styles from './services.module.css'

type Props = { services: { id: string; name: string; eraseDate: string }[]; zone: string }

/** Services deleted within the last thirty days. */
export function Trash({ services, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  return (
    <section className={styles.trash} aria-labelledby="trash">
      <h2 id="trash">{t('services.trash')}</h2>
      {services.length === 0 && <p className="k-2">{t('services.trash.none')}</p>}
      <ul>
        {services.map(({ id, name, eraseDate }) => (
          <ListRow key={id}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              <span className={styles.note}>
                {t('services.trash.until', { day: formats.dayMonthYear(dayIn(eraseDate, zone)) })}
              </span>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="id" value={id} />
              <Button aria-label={t('services.restore.name', { name })}>{t('services.restore')}</Button>
            </Form>
          </ListRow>
        ))}
      </ul>
    </section>
  )
}
