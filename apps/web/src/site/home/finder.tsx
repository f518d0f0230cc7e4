import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Pick as Dropdown } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Finder as FinderData } from '../data/find-services.ts'
import styles from './finder.module.css'

/** Search by text, category, location and staff member. All are URL parameters, so that Back restores them. */
export function Finder({ filters, categories, locations, people, labels }: FinderData) {
  const t = useT()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useSameAsAddress(form, filters)
  const among = (all: string, named: { id: string; name: string }[]) => [
    { value: '', label: all },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const choose = (): void => void submit(form.current, { action: paths.services(), preventScrollReset: true })
  return (
    <Form
      ref={form}
      role="search"
      className={styles.finder}
      action={paths.services()}
      aria-label={labels.label}
      preventScrollReset
    >
      <TextField label={labels.search} type="search" name="search" defaultValue={filters.search} autoComplete="off" />
      {categories.length > 1 && (
        <Dropdown
          legend={labels.category}
          name="category"
          value={filters.category}
          options={among(labels.allCategories, categories)}
          onChange={choose}
        />
      )}
      {locations.length > 1 && (
        <Dropdown
          legend={t('site.service.where')}
          name="location"
          value={filters.location}
          options={among(t('site.service.anywhere'), locations)}
          onChange={choose}
        />
      )}
      {people.length > 1 && (
        <Dropdown
          legend={t('site.service.staff')}
          name="staff"
          value={filters.staff}
          options={among(t('reading.classes.everyone'), people)}
          onChange={choose}
        />
      )}
      <Button>{t('reading.classes.show')}</Button>
    </Form>
  )
}

/**
 * Updates the fields after navigation without losing focus. What was typed before hydration or
 * while the URL stayed the same is preserved.
 */
function useSameAsAddress(form: { current: HTMLFormElement | null }, filters: FinderData['filters']): void {
  const shown = useRef<Record<string, string>>(filters)
  useEffect(() => {
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name)
      if (shown.current[name] === value) continue
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
    shown.current = filters
  }, [form, filters])
}
