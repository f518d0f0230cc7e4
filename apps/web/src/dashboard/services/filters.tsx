import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Pick } from '../../ui/choice.tsx'
import type { Choices, Named } from './data/load-services.ts'
import type { Wish } from './data/wish.ts'
import styles from './services.module.css'

/** Which services are shown; each choice is in the address. */
export function Filters({ wish, choices }: { wish: Wish; choices: Choices }) {
  const t = useT()
  const any = { value: '', label: t('services.any') }
  const named = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: id, label: name }))
  const types = (['APPOINTMENT', 'CLASS', 'COURSE'] as const).map((value) => ({
    value,
    label: t(`services.type.${value}`),
  }))
  const seen = (['no', 'yes'] as const).map((value) => ({ value, label: t(`services.hidden.${value}`) }))
  const none = { value: 'none', label: t('services.category.none') }
  return (
    <Form
      method="get"
      className={styles.filters}
      aria-label={t('services.filters')}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {wish.search && <input type="hidden" name="search" value={wish.search} />}
      <Pick legend={t('services.type')} name="type" value={wish.type} options={[any, ...types]} />
      <Pick
        legend={t('services.category')}
        name="category"
        value={wish.category}
        options={[any, none, ...named(choices.categories)]}
      />
      <Pick legend={t('services.with')} name="staff" value={wish.staff} options={[any, ...named(choices.staff)]} />
      <Pick legend={t('services.where')} name="place" value={wish.place} options={[any, ...named(choices.places)]} />
      <Pick legend={t('services.shown')} name="hidden" value={wish.hidden} options={[any, ...seen]} />
      <noscript>
        <Button>{t('dashboard.find')}</Button>
      </noscript>
    </Form>
  )
}
