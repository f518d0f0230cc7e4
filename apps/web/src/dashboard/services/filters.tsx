import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Pick } from '../../ui/choice.tsx'
import type { ServiceFilters } from './data/filters.ts'
import type { Choices, Named } from './data/load-services.ts'
import styles from './services.module.css'

/** Filters of the list, stored in the URL. */
export function Filters({ filters, choices }: { filters: ServiceFilters; choices: Choices }) {
  const t = useT()
  const any = { value: '', label: t('services.any') }
  const toOptions = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: id, label: name }))
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
      {filters.search && <input type="hidden" name="search" value={filters.search} />}
      <Pick legend={t('services.type')} name="type" value={filters.type} options={[any, ...types]} />
      <Pick
        legend={t('services.category')}
        name="category"
        value={filters.category}
        options={[any, none, ...toOptions(choices.categories)]}
      />
      <Pick
        legend={t('services.with')}
        name="staff"
        value={filters.staff}
        options={[any, ...toOptions(choices.staff)]}
      />
      <Pick
        legend={t('services.where')}
        name="location"
        value={filters.location}
        options={[any, ...toOptions(choices.locations)]}
      />
      <Pick legend={t('services.shown')} name="hidden" value={filters.hidden} options={[any, ...seen]} />
      <noscript>
        <Button>{t('dashboard.find')}</Button>
      </noscript>
    </Form>
  )
}
