import { Form, useSubmit } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { formatTotal } from '../../parts/price-lines.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Pick as Dropdown, type Option, Choice as Radios } from '../../ui/choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import type { ServiceData } from '../data/service.ts'
import { useTermsSentence } from '../data/use-terms-sentence.ts'
import { Extras } from './extras.tsx'
import styles from './service.module.css'
import type { Choice } from './use-choice.ts'

type Props = { data: ServiceData; choice: Choice }

/** The service: name, duration, price, staff, location and cancellation terms. */
export function ServiceSummary({ data, choice }: Props) {
  const t = useT()
  const { service, staff, locations, chosen } = data
  const staffOptions: Option[] = [
    { value: '', label: t('site.service.anyone'), note: t('site.service.anyoneNote') },
    ...staff.map(({ id, name, hue, photoUrl }) => ({
      value: id,
      label: name,
      sign: <Avatar id={id} name={name} hue={hue} photoUrl={photoUrl} />,
    })),
  ]
  const mayBeAnywhere = new Set(locations.map(({ timeZone }) => timeZone)).size === 1
  const where: Option[] = [
    ...(mayBeAnywhere ? [{ value: '', label: t('site.service.anywhere') }] : []),
    ...locations.map(({ id, name, address }) => ({ value: id, label: name, note: address })),
  ]
  return (
    <section className={styles.what} aria-label={t('site.service.what')}>
      <div className={styles.banner}>
        {service.picture ? (
          // biome-ignore lint/a11y/useAltText: it is among what the picture brings
          <img {...service.picture} />
        ) : (
          <Pavement id={service.id} tile={44} />
        )}
      </div>
      <div className={styles.whatIn}>
        <div>
          <h1>{service.name}</h1>
          {service.tagline && (
            <p className={styles.lead}>
              <bdi>{service.tagline}</bdi>
            </p>
          )}
        </div>
        <Facts data={data} />
        <Length data={data} choice={choice} />
        <Extras data={data} choice={choice} />
        {staff.length > 1 && (
          <Requested
            name="staff"
            legend={t('site.service.staff')}
            options={staffOptions}
            value={chosen.staff ?? ''}
            data={data}
            choice={choice}
          />
        )}
        {locations.length > 1 && !data.needsLocation && (
          <Requested
            name="location"
            legend={t('site.service.where')}
            options={where}
            value={chosen.location ?? ''}
            data={data}
            choice={choice}
          />
        )}
        <Rule data={data} />
      </div>
    </section>
  )
}

function Facts({ data }: Pick<Props, 'data'>) {
  const t = useT()
  const formats = useFormats()
  const { minutes, quote } = data
  const total = formatTotal(quote.price, t, formats) || t('common.price.varies')
  const price = quote.isMinimum ? t('common.priceFrom', { price: total }) : total
  return (
    <p className={`${styles.facts} k-num`}>
      <span>{minutes && formats.duration(minutes)}</span>
      <b>{price}</b>
    </p>
  )
}

/** The variants of the service. */
function Length({ data, choice }: Props) {
  const formats = useFormats()
  const { option } = data.choices
  if (!option || option.kind === 'STAFF_MEMBER' || option.variants.length < 2) return null
  const options = option.variants.map(({ choiceId, label, durationMinutes, price }) => ({
    value: choiceId,
    label: durationMinutes ? formats.duration(durationMinutes) : label,
    ...(price ? { end: formats.money(price) } : {}),
  }))
  return (
    <Requested
      name="variant"
      legend={option.name}
      options={options}
      value={data.variant?.choiceId ?? ''}
      data={data}
      choice={choice}
    />
  )
}

type RequestedProps = Props & {
  name: 'staff' | 'location' | 'variant'
  legend: string
  options: Option[]
  value: string
}

/** A choice that loads other times: at once with scripts, by a button without. */
function Requested({ data, choice, name, legend, options, value }: RequestedProps) {
  const t = useT()
  const submit = useSubmit()
  const standing = { ...data.chosen, day: choice.day, hold: choice.hold, ...choice.chosenLength }
  const hidden = Object.entries({ ...standing, [name]: null }).filter(([, current]) => current)
  return [Radios, Dropdown].map((Control, index) => (
    <Form
      key={Control.name}
      className={index === 0 ? styles.wide : styles.narrow}
      action={paths.service(data.service.slug)}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {hidden.map(([key, current]) => (
        <input key={key} type="hidden" name={key} value={current ?? ''} />
      ))}
      <Control legend={legend} name={name} options={options} value={value} />
      <noscript>
        <Button>{t('site.service.showTimes')}</Button>
      </noscript>
    </Form>
  ))
}

function Rule({ data }: Pick<Props, 'data'>) {
  const sentence = useTermsSentence(data.terms)
  return (
    <p className={styles.rule}>
      <Icon name="return" size={18} />
      <span>
        {sentence} {data.terms.description && <bdi>{data.terms.description}</bdi>}
      </span>
    </p>
  )
}
