import { useState } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { IconButton } from '../frame/icon-button.tsx'
import styles from './choices.module.css'
import type { ChoicesData, Kind, Line } from './data/load-choices.ts'

type Props = { data: ChoicesData; currency: string; canChange: boolean; problem: string | undefined }

/**
 * Variants by duration, staff member or a choice of the business's own, each with a price. A refused form keeps its
 * values.
 */
export function VariantsSection({ data, currency, canChange, problem }: Props) {
  const t = useT()
  const { service, variants } = data
  return (
    <section className={styles.section} aria-labelledby="variants-title">
      <h2 id="variants-title">{t('choices.variants')}</h2>
      <p className="k-2">{t('choices.variants.lead')}</p>
      {problem && <Alert>{problem}</Alert>}
      {service.isVaried || variants ? (
        <fieldset disabled={!canChange} className={styles.bare}>
          <VariantsForm key={variants?.revision ?? 'new'} data={data} currency={currency} />
          {variants && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="removeVariants" />
              <input type="hidden" name="id" value={variants.id} />
              <Button look="quiet">{t('choices.remove')}</Button>
            </Form>
          )}
        </fieldset>
      ) : (
        <p>{t('choices.variants.notVaried')}</p>
      )}
    </section>
  )
}

type Values = Line & { key: number }

function VariantsForm({ data: { service, variants, people }, currency }: Pick<Props, 'data' | 'currency'>) {
  const t = useT()
  const isSending = useIsSubmitting('variants')
  const kinds: Kind[] = service.isAppointment ? ['DURATION', 'STAFF_MEMBER', 'CUSTOM'] : ['CUSTOM']
  const [kind, setKind] = useState<Kind>(variants?.kind ?? kinds[0] ?? 'CUSTOM')
  const start = (of: Kind): Line[] => {
    if (variants?.kind === of) return of === 'STAFF_MEMBER' ? everybody(people, variants.lines) : variants.lines
    return of === 'STAFF_MEMBER' ? everybody(people, []) : [empty, empty]
  }
  const [lines, setLines] = useState<Values[]>(() => start(kind).map(keyed))
  const choose = (next: Kind): void => {
    setKind(next)
    setLines(start(next).map(keyed))
  }
  return (
    <Form method="post" className={styles.variants} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="variants" />
      <input type="hidden" name="id" value={variants?.id ?? ''} />
      <input type="hidden" name="revision" value={variants?.revision ?? ''} />
      <div className={styles.pair}>
        <SelectField
          label={t('choices.by')}
          name="kind"
          value={kind}
          onChange={(event) => choose(event.target.value as Kind)}
        >
          {kinds.map((it) => (
            <option key={it} value={it}>
              {t(`choices.by.${it}`)}
            </option>
          ))}
        </SelectField>
        {kind !== 'STAFF_MEMBER' && (
          <TextField
            label={t('choices.optionName')}
            optional={t('common.optional')}
            name="name"
            maxLength={255}
            autoComplete="off"
            defaultValue={variants?.name ?? ''}
          />
        )}
      </div>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <LineFields
              kind={kind}
              line={line}
              currency={currency}
              name={people.find(({ id }) => id === line.value)?.name ?? ''}
              remove={
                kind === 'STAFF_MEMBER' || lines.length === 1
                  ? null
                  : () => setLines(lines.filter(({ key }) => key !== line.key))
              }
            />
          </li>
        ))}
      </ol>
      <FormButtons submit={t('choices.save')} busy={isSending}>
        {kind !== 'STAFF_MEMBER' && lines.length < 100 && (
          <Button
            type="button"
            onClick={() => setLines([...lines, keyed(empty, Math.max(...lines.map(({ key }) => key)) + 1)])}
          >
            {t('choices.row.more')}
          </Button>
        )}
      </FormButtons>
    </Form>
  )
}

type FieldsProps = { kind: Kind; line: Line; name: string; currency: string; remove: (() => void) | null }

function LineFields({ kind, line: { value, price }, name, currency, remove }: FieldsProps) {
  const t = useT()
  return (
    <>
      {kind === 'STAFF_MEMBER' ? (
        <>
          <input type="hidden" name="value" value={value} />
          <span className={styles.person}>
            <bdi>{name}</bdi>
          </span>
        </>
      ) : (
        <TextField
          label={t(kind === 'DURATION' ? 'choices.minutes' : 'choices.option')}
          name="value"
          inputMode={kind === 'DURATION' ? 'numeric' : 'text'}
          maxLength={255}
          autoComplete="off"
          defaultValue={value}
        />
      )}
      <TextField
        label={t('choices.price', { currency })}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={price}
      />
      {remove && (
        <IconButton
          type="button"
          icon="close"
          label={t('choices.row.remove', { name: value || t('choices.row.empty') })}
          onClick={remove}
        />
      )}
    </>
  )
}

const empty: Line = { value: '', price: '' }
const keyed = (line: Line, key: number): Values => ({ ...line, key })

/** Returns a row for every staff member of the service, with existing prices. */
function everybody(people: ChoicesData['people'], lines: readonly Line[]): Line[] {
  return people.map(({ id }) => ({ value: id, price: lines.find(({ value }) => value === id)?.price ?? '' }))
}
