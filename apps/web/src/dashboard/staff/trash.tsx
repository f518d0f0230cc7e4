import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './staff.module.css'

type Props = { gone: readonly { id: string; name: string }[]; lead: string; canChange: boolean }

/** Deleted entries that can be restored. */
export function Trash({ gone, lead, canChange }: Props) {
  const t = useT()
  return (
    <section aria-labelledby="trash" className={styles.trash}>
      <h2 id="trash">{t('staff.trash')}</h2>
      <p className={styles.note}>{lead}</p>
      <ul className={styles.list}>
        {gone.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <bdi className={styles.name}>{name}</bdi>
            {canChange && (
              <Form method="post" action="?" className={styles.actions} preventScrollReset>
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="name" value={name} />
                <Button look="quiet" aria-label={t('staff.restore.name', { name })}>
                  {t('staff.restore')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
