import { useState } from 'react'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { BookingAddOn, BookingChoices, BookingOption } from '../data/load-booking-choices.ts'
import styles from '../drawer/drawer.module.css'
import type { ServiceChoice } from '../model.ts'

type Props = { service: ServiceChoice; choices: BookingChoices; variant: string; onVariant: (choiceId: string) => void }

/** Fields for participants, variant and add-ons. */
export function ChoiceFields({ service, choices: { option, addOnGroups }, variant, onVariant }: Props) {
  const t = useT()
  const formats = useFormats()
  const isMixed = option?.kind === 'CUSTOM' && service.kind !== 'APPOINTMENT'
  const priced = (label: string, price: BookingAddOn['price']): string =>
    price ? t('dashboard.calendar.choice.priced', { label, price: formats.money(price) }) : label
  return (
    <>
      {option && !isMixed && option.kind !== 'STAFF_MEMBER' && (
        <SelectField
          name="variant"
          label={
            option.name || t(option.kind !== 'CUSTOM' ? 'dashboard.calendar.duration' : 'dashboard.calendar.variant')
          }
          value={variant}
          onChange={(event) => onVariant(event.target.value)}
        >
          {option.variants.map(({ choiceId, label, durationMinutes, price }) => (
            <option key={choiceId} value={choiceId}>
              {priced(durationMinutes ? formats.duration(durationMinutes) : label, price)}
            </option>
          ))}
        </SelectField>
      )}
      {isMixed ? (
        <Mix option={option} priced={priced} />
      ) : (
        <TextField
          type="number"
          name="people"
          label={t('dashboard.calendar.people')}
          min={1}
          max={100}
          defaultValue={1}
          required
        />
      )}
      {addOnGroups.map((group) => (
        <AddOnGroup key={group.id} group={group} priced={priced} />
      ))}
    </>
  )
}

type Priced = (label: string, price: BookingAddOn['price']) => string

function Mix({ option, priced }: { option: BookingOption; priced: Priced }) {
  const t = useT()
  return (
    <fieldset className={styles.group}>
      <legend>{t('dashboard.calendar.people')}</legend>
      {option.variants.map(({ choiceId, label, price }, index) => (
        <TextField
          key={choiceId}
          type="number"
          name={`people-${choiceId}`}
          label={priced(label, price)}
          min={0}
          max={100}
          defaultValue={index === 0 ? 1 : 0}
        />
      ))}
    </fieldset>
  )
}

/** The add-ons of one group; at the group's limit the others are disabled. */
function AddOnGroup({ group, priced }: { group: BookingChoices['addOnGroups'][number]; priced: Priced }) {
  const t = useT()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { name, maxAddOns, addOns } = group
  const limit = maxAddOns !== null && maxAddOns < addOns.length ? maxAddOns : null
  const isFull = limit !== null && chosen.size >= limit
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{name || t('dashboard.calendar.addOns')}</legend>
      {limit !== null && <p className="k-small k-2">{t('dashboard.calendar.addOns.limit', { count: limit })}</p>}
      {addOns.map((addOn) => (
        <AddOnField
          key={addOn.id}
          addOn={addOn}
          label={priced(addOn.name, addOn.price)}
          isDisabled={isFull && !chosen.has(addOn.id)}
          onChoose={(isChosen) => choose(addOn.id, isChosen)}
        />
      ))}
    </fieldset>
  )
}

type AddOnFieldProps = {
  addOn: BookingAddOn
  label: string
  isDisabled: boolean
  onChoose: (isChosen: boolean) => void
}

function AddOnField({ addOn, label, isDisabled, onChoose }: AddOnFieldProps) {
  const { id, durationMinutes, maxQuantity } = addOn
  if (durationMinutes === null && (maxQuantity ?? 1) > 1)
    return (
      <TextField
        type="number"
        name={`addon-${id}`}
        label={label}
        min={0}
        max={maxQuantity ?? 1}
        defaultValue={0}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.valueAsNumber > 0)}
      />
    )
  return (
    <CheckBox
      name={`addon-${id}`}
      value="1"
      label={label}
      disabled={isDisabled}
      onChange={(event) => onChoose(event.target.checked)}
    />
  )
}
