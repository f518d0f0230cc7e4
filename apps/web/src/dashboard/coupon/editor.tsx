import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { problemKey } from '../frame/problem-key.ts'
import { CheckBoxGroup } from '../service/check-box-group.tsx'
import styles from '../service/editor.module.css'
import { EditorSection } from '../service/editor-section.tsx'
import { useUnsaved } from '../service/use-unsaved.ts'
import type { Named } from '../services/data/load-services.ts'
import { type Draft, type Fault, readDraft } from './data/draft.ts'
import type { Refused } from './data/save-coupon.ts'

type Props = {
  saved: { id: string; revision: string } | null
  draft: Draft
  refused: Refused | undefined
  isSaved: boolean
  plans: readonly Named[]
  currency: string
}

type SectionProps = {
  first: Draft
  draft: Draft
  plans: readonly Named[]
  currency: string
  fault: (...names: Fault[]) => string | undefined
}

/** The editor of a coupon. A refused form keeps its values. */
export function Editor({ saved, draft: first, refused, isSaved, plans, currency }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(first)
  const [isDirty, touch] = useState(refused !== undefined)
  const isSaving = useIsSubmitting()
  useUnsaved(isDirty)
  const read = (): void => {
    touch(true)
    if (form.current) setDraft(readDraft(new FormData(form.current)))
  }
  const fault = (...names: Fault[]): string | undefined => {
    const name = names.find((it) => refused?.faults.includes(it))
    return name && t(`coupon.error.${name}`)
  }
  const section = { first, draft, plans, currency, fault }
  return (
    <div className={styles.editor}>
      <Form ref={form} method="post" className={styles.form} noValidate onChange={read} onInput={read}>
        {saved && <input type="hidden" name="id" value={saved.id} />}
        {saved && <input type="hidden" name="revision" value={saved.revision} />}
        {refused && (
          <Alert className={styles.alert}>
            {t(problemKey(`coupon.problem.${refused.problem}`), { noun: 'coupon' })}
          </Alert>
        )}
        <div className={styles.sections}>
          <Discount {...section} />
          <Limits {...section} />
        </div>
        <FormButtons
          submit={t(saved ? 'service.save' : 'coupon.create')}
          busy={isSaving}
          status={isDirty ? t('service.unsaved') : isSaved ? t('service.saved') : ''}
          className={styles.foot}
        />
      </Form>
    </div>
  )
}

function Discount({ first, draft, plans, currency, fault }: SectionProps) {
  const t = useT()
  return (
    <EditorSection title={t('coupon.discount')}>
      <div className={styles.pair}>
        <TextField
          label={t('coupon.code')}
          name="code"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="auto"
          hint={t('coupon.code.hint')}
          defaultValue={first.code}
          error={fault('code', 'codeTaken')}
        />
        <TextField
          label={t('coupon.name')}
          optional={t('common.optional')}
          name="name"
          maxLength={100}
          autoComplete="off"
          hint={t('coupon.name.hint')}
          defaultValue={first.name}
          error={fault('name')}
        />
      </div>
      <div className={styles.pair}>
        <SelectField label={t('coupon.type')} name="type" defaultValue={first.type}>
          <option value="PERCENT">{t('coupon.type.PERCENT')}</option>
          <option value="AMOUNT">{t('coupon.type.AMOUNT')}</option>
        </SelectField>
        <TextField
          label={draft.type === 'PERCENT' ? t('coupon.percent') : t('coupon.amount', { currency })}
          name="value"
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          defaultValue={first.value}
          error={fault('percent', 'amount', 'priceLimits')}
        />
      </div>
      <div className={styles.pair}>
        <SelectField label={t('coupon.span')} name="span" hint={t('coupon.span.hint')} defaultValue={first.span}>
          <option value="first">{t('coupon.span.first')}</option>
          <option value="all">{t('coupon.span.all')}</option>
        </SelectField>
        {draft.span === 'first' && (
          <TextField
            label={t('plan.cycles')}
            name="cycles"
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            defaultValue={first.cycles}
            error={fault('cycles')}
          />
        )}
      </div>
      {plans.length > 0 && (
        <>
          <CheckBoxGroup legend={t('nav.plans')} name="plans" all={plans} chosen={first.plans} error={fault('plans')} />
          <p className="k-3 k-small">{t('coupon.plans.hint')}</p>
        </>
      )}
    </EditorSection>
  )
}

function Limits({ first, fault }: SectionProps) {
  const t = useT()
  const optional = t('common.optional')
  const count = (name: 'usageLimit' | 'limitPerCustomer') => (
    <TextField
      label={t(`coupon.${name}`)}
      optional={optional}
      name={name}
      inputMode="numeric"
      maxLength={7}
      autoComplete="off"
      hint={t('coupon.limit.hint')}
      defaultValue={first[name]}
      error={fault(name)}
    />
  )
  const day = (name: 'firstDay' | 'lastDay') => (
    <TextField
      label={t(`coupon.${name}`)}
      optional={optional}
      name={name}
      type="date"
      defaultValue={first[name]}
      error={fault(name)}
    />
  )
  return (
    <EditorSection title={t('coupon.limits')}>
      <div className={styles.pair}>
        {day('firstDay')}
        {day('lastDay')}
      </div>
      <div className={styles.pair}>
        {count('usageLimit')}
        {count('limitPerCustomer')}
      </div>
    </EditorSection>
  )
}
