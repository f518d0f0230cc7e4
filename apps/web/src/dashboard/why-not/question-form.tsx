import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Why } from './load.ts'
import { viewers } from './question.ts'
import styles from './why-not.module.css'

/** The question as a sentence with fields. A choice submits it, a typed value once its field is left or by the button. */
export function QuestionForm({ why }: { why: Why }) {
  const t = useT()
  const submit = useSubmit()
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
  const field = (type: 'date' | 'time', name: string, label: string, value: string): ReactNode => (
    <span className={styles.menu}>
      <input
        type={type}
        name={name}
        aria-label={label}
        defaultValue={value}
        key={value}
        required
        onBlur={({ target }) => {
          if (target.value && target.value !== value) submitQuestion(target.form)
        }}
      />
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
            day: () => field('date', 'day', t('why.question.day'), question.day),
            time: () => field('time', 'time', t('why.question.time'), question.time),
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
      <Button look="outline">{t('why.question.button')}</Button>
    </Form>
  )
}
