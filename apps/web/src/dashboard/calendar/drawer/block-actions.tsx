import { type FormEvent, useState } from 'react'
import { useT } from '../../../lib/translate.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { type Change, newKey, type Scope, scopes } from '../changes/change.ts'
import type { Item } from '../model.ts'
import styles from './drawer.module.css'

type Props = { item: Item; send: (change: Change) => void }

/** Deletes blocked time. For a series: chooses which dates, or sets a last day. */
export function BlockActions({ item, send }: Props) {
  const t = useT()
  const [scope, setScope] = useState<Scope>('ONE')
  const remove = (): void =>
    send({ kind: 'unblock', id: item.id, revision: item.revision, scope: item.isSeries ? scope : 'ONE', key: newKey() })
  return (
    <>
      {item.isSeries && <LastDay item={item} send={send} />}
      <div className={styles.section}>
        {item.isSeries && (
          <Choice
            legend={t('dashboard.calendar.series.scope')}
            name="scope"
            value={scope}
            onChange={(value) => setScope(value as Scope)}
            options={scopes.map((value) => ({ value, label: t(`dashboard.calendar.series.${value}`) }))}
          />
        )}
        <div>
          <Button type="button" look="danger" onClick={remove}>
            {t('dashboard.calendar.unblock')}
          </Button>
        </div>
      </div>
    </>
  )
}

function LastDay({ item, send }: Props) {
  const t = useT()
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const until = String(new FormData(event.currentTarget).get('until') ?? '') || null
    send({ kind: 'endSeries', id: item.id, until, key: newKey() })
  }
  return (
    <form className={styles.section} onSubmit={save}>
      <TextField
        type="date"
        name="until"
        label={t('dashboard.calendar.series.until')}
        hint={t('dashboard.calendar.series.until.hint')}
      />
      <div>
        <Button>{t('dashboard.calendar.series.save')}</Button>
      </div>
    </form>
  )
}
