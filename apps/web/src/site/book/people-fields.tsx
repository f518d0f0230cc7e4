import { useParams, useSubmit } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Pick as Dropdown } from '../../ui/choice.tsx'
import type { BookData } from '../data/book.ts'
import styles from './book.module.css'
import { readMix } from './read-mix.ts'
import { toChoice } from './to-choice.ts'

const upTo = (most: number, from: number) =>
  Array.from({ length: most - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }))

/**
 * Number of people, in total or per choice. With scripts the seats are held again as soon as the number
 * changes; without them when the form is sent.
 */
export function PeopleFields({ data }: { data: BookData }) {
  const t = useT()
  const submit = useSubmit()
  const { slug = '' } = useParams()
  const { kind, mostPeople, choices, people } = data
  const { option } = choices
  if (kind === 'APPOINTMENT') return null
  // The URL may request more than the one seat that is left.
  if (mostPeople < 2 && !option) return <input type="hidden" name="people" value="1" />
  const renewHold = (form: HTMLFormElement | null): void => {
    if (!form) return
    const fields = new FormData(form)
    const requestedPeople = readMix(fields) ?? String(fields.get('people') ?? '1')
    const action = paths.book(slug, { ...toChoice(data), people: requestedPeople, hold: data.hold?.id })
    void submit({ intent: 'hold' }, { method: 'post', action, replace: true, preventScrollReset: true })
  }
  return (
    <fieldset className={`${styles.group} ${styles.people}`} onChange={(event) => renewHold(event.currentTarget.form)}>
      <legend>{t('form.book.people')}</legend>
      {option ? (
        <Mix data={data} option={option} />
      ) : (
        <Dropdown
          legend={t('form.book.howMany')}
          name="people"
          options={upTo(mostPeople, 1)}
          value={String(people.total)}
        />
      )}
    </fieldset>
  )
}

function Mix({ data, option }: { data: BookData; option: NonNullable<BookData['choices']['option']> }) {
  const formats = useFormats()
  const { people, mostPeople, variant } = data
  const counted = people.mix.length > 0 ? people.mix : [{ choiceId: variant?.choiceId, count: people.total }]
  const findCount = (id: string): number => counted.find(({ choiceId }) => choiceId === id)?.count ?? 0
  return option.variants.map(({ choiceId, label, price }) => (
    <Dropdown
      key={choiceId}
      legend={price ? `${label}, ${formats.money(price)}` : label}
      name={`people-${choiceId}`}
      options={upTo(mostPeople - people.total + findCount(choiceId), 0)}
      value={String(findCount(choiceId))}
    />
  ))
}
