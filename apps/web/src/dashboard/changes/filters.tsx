import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import styles from './changes.module.css'
import { kinds } from './kinds.ts'
import type { ChangesFilters } from './load.ts'

type Props = { filters: ChangesFilters; actors: readonly { id: string; name: string }[] }

/** Filters by person and kind. */
export function Filters({ filters, actors }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const show = (): void => void submit(form.current, { replace: true, preventScrollReset: true })
  return (
    <Form ref={form} method="get" className={styles.filters} role="search">
      <SelectField
        key={`actor ${filters.actor}`}
        label={t('changes.actor')}
        name="actor"
        defaultValue={filters.actor}
        onChange={show}
      >
        <option value="">{t('changes.everyone')}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`kind ${filters.kind}`}
        label={t('changes.what')}
        name="kind"
        defaultValue={filters.kind}
        onChange={show}
      >
        <option value="">{t('changes.everything')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`changes.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      {!isHydrated && <Button>{t('dashboard.find')}</Button>}
    </Form>
  )
}
