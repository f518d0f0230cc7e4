import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type AddOn, maxAddOnQuantity, writeExtras } from '../data/choices.ts'
import type { ServiceData } from '../data/service.ts'
import styles from './extras.module.css'
import type { Choice } from './use-choice.ts'

type Props = { data: ServiceData; choice: Choice }
type Group = ServiceData['choices']['addOnGroups'][number]

/** Add-ons by group, as checkboxes. Each change loads times for the new duration. */
export function Extras({ data, choice }: Props) {
  return data.choices.addOnGroups
    .filter(({ addOns }) => addOns.length > 0)
    .map((group) => <AddOnGroup key={group.id} group={group} data={data} choice={choice} />)
}

function AddOnGroup({ group, data, choice }: Props & { group: Group }) {
  const t = useT()
  const { maxAddOns, addOns } = group
  const limit = maxAddOns !== null && maxAddOns < addOns.length ? maxAddOns : null
  const chosen = addOns.filter(({ id }) => choice.extras.some((extra) => extra.id === id)).length
  const isFull = limit !== null && chosen >= limit
  return (
    <fieldset className={styles.extras}>
      <legend>{group.prompt || group.name || t('reading.extras.extras')}</legend>
      {limit !== null && <p className="k-small k-2">{t('reading.extras.extrasMost', { count: limit })}</p>}
      {addOns.map((addOn) => (
        <AddOnRow key={addOn.id} addOn={addOn} isFull={isFull} data={data} choice={choice} />
      ))}
    </fieldset>
  )
}

function AddOnRow({ addOn, isFull, data, choice }: Props & { addOn: AddOn; isFull: boolean }) {
  const formats = useFormats()
  const { id, name, durationMinutes, price } = addOn
  const quantity = choice.extras.find((extra) => extra.id === id)?.quantity ?? 0
  const isChosen = quantity > 0
  const isFree = Number(data.quote.price.total) === 0 && data.service.price.kind === 'free'
  const details = [durationMinutes && `+${formats.duration(durationMinutes)}`, price && !isFree && formats.money(price)]
  const row = (
    <>
      <Icon name={isChosen ? 'check' : 'plus'} size={18} />
      <span>{name}</span>
      <span className="k-small k-num">{details.filter(Boolean).join(', ')}</span>
    </>
  )
  if (isFull && !isChosen) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the same box as its neighbours, which are links
      <span role="checkbox" aria-checked="false" aria-disabled="true" tabIndex={-1} className={styles.extra}>
        {row}
      </span>
    )
  }
  return (
    <div className={styles.extraRow}>
      <Link
        role="checkbox"
        aria-checked={isChosen}
        className={isChosen ? `${styles.extra} ${styles.extraOn}` : styles.extra}
        to={hrefWith({ data, choice }, id, isChosen ? 0 : 1)}
        replace
        preventScrollReset
      >
        {row}
      </Link>
      {isChosen && maxAddOnQuantity(addOn) > 1 && (
        <Quantity addOn={addOn} quantity={quantity} data={data} choice={choice} />
      )}
    </div>
  )
}

/** Quantity of an add-on. */
function Quantity({ addOn, quantity, data, choice }: Props & { addOn: AddOn; quantity: number }) {
  const t = useT()
  const formats = useFormats()
  const step = (count: number, label: string, sign: string) =>
    count >= 1 && count <= maxAddOnQuantity(addOn) ? (
      <Link to={hrefWith({ data, choice }, addOn.id, count)} aria-label={label} replace preventScrollReset>
        {sign}
      </Link>
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: the step exists, it only leads nowhere now
      <span role="link" tabIndex={-1} aria-disabled="true" aria-label={label}>
        {sign}
      </span>
    )
  return (
    <fieldset className={styles.extraCount}>
      <legend className="k-unseen">{t('reading.extras.extraQuantity', { name: addOn.name })}</legend>
      {step(quantity - 1, t('reading.extras.extraFewer', { name: addOn.name }), '−')}
      <output className="k-num">{formats.number(quantity)}</output>
      {step(quantity + 1, t('reading.extras.extraMore', { name: addOn.name }), '+')}
    </fieldset>
  )
}

/** Returns this page's URL with a new quantity; drops the chosen time only if the duration changes. */
function hrefWith({ data, choice }: Props, id: string, quantity: number): string {
  const others = choice.extras.filter((extra) => extra.id !== id)
  const extras = writeExtras(quantity > 0 ? [...others, { id, quantity }] : others)
  const addOn = data.choices.addOnGroups.flatMap(({ addOns }) => addOns).find((it) => it.id === id)
  return choice.hrefWith(addOn?.durationMinutes ? { extras, time: undefined } : { extras })
}
