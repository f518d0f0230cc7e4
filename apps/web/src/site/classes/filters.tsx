import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Pick as Dropdown, type Option } from '../../ui/choice.tsx'
import type { TimetableData } from '../data/timetable.ts'
import styles from './classes.module.css'

/** Filters by class, staff member and location; all of them are URL parameters. */
export function Filters({ data }: { data: TimetableData }) {
  const t = useT()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useChosenBefore(form)
  const { chosen, services, staff, locations, from, today } = data
  const among = (all: string, options: Option[]): Option[] => [{ value: '', label: all }, ...options]
  return (
    <Form
      ref={form}
      className={styles.filters}
      action={paths.classes()}
      aria-label={t('reading.classes.filters')}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {from !== today && <input type="hidden" name="from" value={from} />}
      {services.length > 1 && (
        <Dropdown
          legend={t('reading.classes.what')}
          name="service"
          value={chosen.service ?? ''}
          options={among(
            t('reading.classes.all'),
            services.map(({ slug, name }) => ({ value: slug, label: name })),
          )}
        />
      )}
      {staff.length > 1 && (
        <Dropdown
          legend={t('site.service.staff')}
          name="staff"
          value={chosen.staff ?? ''}
          options={among(
            t('reading.classes.everyone'),
            staff.map(({ id, name }) => ({ value: id, label: name })),
          )}
        />
      )}
      {locations.length > 1 && (
        <Dropdown
          legend={t('site.service.where')}
          name="location"
          value={chosen.location ?? ''}
          options={among(
            t('site.service.anywhere'),
            locations.map(({ id, name }) => ({ value: id, label: name })),
          )}
        />
      )}
      <noscript>
        <Button>{t('reading.classes.show')}</Button>
      </noscript>
    </Form>
  )
}

/** Applies choices made before hydration, which the fields hold and the URL does not. */
function useChosenBefore(form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    const other = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected,
    )
    other?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [form])
}
