import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Why } from './load.ts'
import { listDays, listTimes, viewers } from './question.ts'
import styles from './why-not.module.css'

/** The question as a sentence with menus. A choice submits it; without scripts a button does. */
export function QuestionForm({ why, zone, now }: { why: Why; zone: string; now: number }) {
  const t = useT()
  const formats = useFormats()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const { question, services, people } = why
  const submitQuestion = (form: HTMLFormElement | null): void => {
    if (form) void submit(form, { replace: true, preventScrollReset: true })
  }
  const menu = (name: string, label: string, value: string, options: [string, string][]): ReactNode => (
    <span className={styles.menu}>
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        key={value}
        onChange={(event) => submitQuestion(event.target.form)}
      >
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  )
  return (
    <Form method="get" className={styles.question}>
      <p className="k-serif">
        {t.rich(
          'why.question',
          {},
          {
            service: () =>
              menu(
                'service',
                t('why.question.service'),
                question.service ?? '',
                services.map(({ id, name }) => [id, name]),
              ),
            with: () =>
              menu('with', t('why.question.with'), question.with ?? '', [
                ['', t('why.anyone')],
                ...people.map(({ id, name }): [string, string] => [id, name]),
              ]),
            day: () =>
              menu(
                'day',
                t('why.question.day'),
                question.day,
                listDays(question.day, dayIn(now, zone)).map((day) => [day, formats.dayMedium(day)]),
              ),
            time: () =>
              menu(
                'time',
                t('why.question.time'),
                question.time,
                listTimes(question.time).map((at) => [at, at]),
              ),
            viewer: () =>
              menu(
                'as',
                t('why.question.viewer'),
                question.viewer,
                viewers.map((one) => [one, t(`why.viewer.${one}`)]),
              ),
          },
        )}
      </p>
      {!isHydrated && <Button>{t('why.question.button')}</Button>}
    </Form>
  )
}
