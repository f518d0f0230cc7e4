import { useState } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { problemKey } from '../frame/problem-key.ts'
import { usePageLink } from '../page-link.ts'
import styles from './add-ons.module.css'
import type { Outcome, Problem } from './data/change-add-ons.ts'
import type { DashboardAddOn } from './data/load-add-ons.ts'

type Refused = Extract<Outcome, { problem: Problem }>

type Props = { addOn?: DashboardAddOn; refused: Refused | undefined; currency: string }

/** A form for a new or existing add-on: name, price, and extra minutes or a maximum quantity. */
export function AddOnForm({ addOn, refused, currency }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const start = refused?.values ?? toFieldValues(addOn)
  const [kind, setKind] = useState(start.kind)
  const action = addOn ? 'update' : 'create'
  const isSending = useIsSubmitting(action)
  const wrong = (problem: Problem) =>
    refused?.problem === problem ? t(problemKey(`addOns.problem.${problem}`)) : undefined
  const isCounted = kind === 'count'
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset aria-label={t(`addOns.form.${action}`)}>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="id" value={addOn?.id ?? ''} />
      <input type="hidden" name="revision" value={addOn?.revision ?? ''} />
      <TextField
        label={t('addOns.name')}
        name="name"
        maxLength={100}
        autoComplete="off"
        defaultValue={start.name}
        error={wrong('name')}
      />
      <SelectField label={t('addOns.kind')} name="kind" defaultValue={kind} onChange={(e) => setKind(e.target.value)}>
        <option value="time">{t('addOns.kind.time')}</option>
        <option value="count">{t('addOns.kind.count')}</option>
      </SelectField>
      <TextField
        label={t(isCounted ? 'addOns.maximum' : 'addOns.minutes')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start.number}
        error={
          refused?.problem === 'number' ? t(isCounted ? 'addOns.problem.maximum' : 'addOns.problem.minutes') : undefined
        }
      />
      <TextField
        label={t('addOns.price', { currency })}
        optional={t('addOns.optional')}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={start.price}
        error={wrong('price') ?? wrong('priceLimits')}
      />
      <FormButtons
        submit={t(addOn ? 'addOns.save' : 'addOns.add')}
        busy={isSending}
        cancel={addOn && pageLink({ edit: null })}
        className={styles.buttons}
      />
    </Form>
  )
}

function toFieldValues(addOn: DashboardAddOn | undefined) {
  const number = addOn?.minutes ?? addOn?.maxQuantity
  return {
    name: addOn?.name ?? '',
    kind: addOn && addOn.minutes === null ? 'count' : 'time',
    number: number == null ? '' : String(number),
    price: addOn?.price?.value ?? '',
  }
}
