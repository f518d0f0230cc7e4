import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { CheckBoxGroup } from '../service/check-box-group.tsx'
import styles from '../service/editor.module.css'
import { EditorSection } from '../service/editor-section.tsx'
import type { Named } from '../services/data/load-services.ts'
import { cycleUnits, type Draft, models, periodUnits } from './data/draft.ts'
import type { Fault } from './data/save-plan.ts'

export type SectionProps = {
  /** Initial values of the fields. */
  first: Draft
  /** Current values of the fields. */
  draft: Draft
  services: readonly Named[]
  /** Forms with questions for buyers. */
  forms: readonly Named[]
  currency: string
  /** Whether the person may connect services. */
  canConnect: boolean
  /** Returns the message for a refused field. */
  fault: (...names: Fault[]) => string | undefined
}

/** Name, description and perks. */
export function Basics({ first, fault }: SectionProps) {
  const t = useT()
  const optional = t('common.optional')
  return (
    <EditorSection title={t('plan.basics')}>
      <TextField label={t('plan.name')} name="name" maxLength={50} defaultValue={first.name} error={fault('name')} />
      <TextArea
        label={t('plan.description')}
        optional={optional}
        name="description"
        maxLength={450}
        defaultValue={first.description}
        error={fault('description')}
      />
      <TextArea
        label={t('plan.perks')}
        optional={optional}
        hint={t('plan.perks.hint')}
        name="perks"
        rows={4}
        defaultValue={first.perks}
        error={fault('perks')}
      />
      <CheckBox name="isPublic" label={t('plan.public')} hint={t('plan.public.hint')} defaultChecked={first.isPublic} />
    </EditorSection>
  )
}

/** Price, cycles, free trial and joining fee. */
export function Price({ first, draft, currency, fault }: SectionProps) {
  const t = useT()
  const options = models.map((value) => ({
    value,
    label: t(`plan.model.${value}`),
    note: t(`plan.model.${value}.note`),
  }))
  return (
    <EditorSection title={t('plan.price')}>
      <Choice legend={t('plan.model')} name="model" value={first.model} options={options} />
      <div className={styles.pair}>
        <TextField
          label={t('plan.amount', { currency })}
          name="price"
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          hint={draft.model === 'recurring' ? undefined : t('plan.amount.hint')}
          defaultValue={first.price}
          error={fault('price', 'priceMissing', 'priceLimits')}
        />
        {draft.model === 'recurring' && (
          <SelectField label={t('plan.cycle')} name="cycleUnit" defaultValue={first.cycleUnit}>
            {cycleUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`plan.cycle.${unit}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {draft.model === 'recurring' && <Cycles first={first} draft={draft} fault={fault} />}
      {draft.model === 'duration' && (
        <div className={styles.pair}>
          <TextField
            label={t('plan.count')}
            name="count"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            defaultValue={first.count}
            error={fault('count')}
          />
          <SelectField label={t('plan.unit')} name="unit" defaultValue={first.unit}>
            {periodUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`plan.unit.${unit}`)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <Fees first={first} currency={currency} fault={fault} />
    </EditorSection>
  )
}

function Cycles({ first, draft, fault }: Pick<SectionProps, 'first' | 'draft' | 'fault'>) {
  const t = useT()
  return (
    <>
      <div className={styles.pair}>
        <SelectField label={t('plan.ends')} name="ends" defaultValue={first.ends}>
          <option value="cancelled">{t('reading.planPrice.untilCancelled')}</option>
          <option value="cycles">{t('plan.ends.cycles')}</option>
        </SelectField>
        {draft.ends === 'cycles' && (
          <TextField
            label={t('plan.cycles')}
            name="cycles"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            defaultValue={first.cycles}
            error={fault('cycles')}
          />
        )}
      </div>
      <TextField
        label={t('plan.trialDays')}
        name="trialDays"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        hint={t('plan.trialDays.hint')}
        defaultValue={first.trialDays}
        error={fault('trialDays')}
      />
    </>
  )
}

/** The fees of the plan, or one to fill in. */
function Fees({ first, currency, fault }: Pick<SectionProps, 'first' | 'currency' | 'fault'>) {
  const t = useT()
  const optional = t('common.optional')
  const fees = first.fees.length > 0 ? first.fees : [{ name: '', amount: '' }]
  return fees.map((fee, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fees have no other identity and never move
    <div key={index} className={styles.pair}>
      <TextField
        label={t('plan.feeName')}
        optional={optional}
        name="feeName"
        maxLength={40}
        hint={t('plan.feeName.hint')}
        defaultValue={fee.name}
        error={fault('feeName', 'fees')}
      />
      <TextField
        label={t('plan.feeAmount', { currency })}
        optional={optional}
        name="feeAmount"
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        defaultValue={fee.amount}
        error={fault('feeAmount')}
      />
    </div>
  ))
}

/** What the plan pays for. */
export function Includes({ first, draft, services, canConnect, fault }: SectionProps) {
  const t = useT()
  return (
    <EditorSection title={t('plan.includes')} lead={t('plan.includes.lead')}>
      <SelectField label={t('plan.credits')} name="credits" defaultValue={first.credits}>
        <option value="limited">
          {t(draft.model === 'recurring' ? 'plan.credits.perCycle' : 'plan.credits.limited')}
        </option>
        <option value="unlimited">{t('reading.planPrice.unlimited')}</option>
      </SelectField>
      {draft.credits === 'limited' && (
        <>
          <TextField
            label={t('plan.creditCount')}
            name="creditCount"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            hint={t('plan.creditCount.hint')}
            defaultValue={first.creditCount}
            error={fault('creditCount')}
          />
          {draft.model === 'recurring' && (
            <CheckBox
              name="rollsOver"
              label={t('plan.rollsOver')}
              hint={t('plan.rollsOver.hint')}
              defaultChecked={first.rollsOver}
            />
          )}
        </>
      )}
      {draft.model === 'recurring' && (
        <CheckBox
          name="booksAhead"
          label={t('plan.booksAhead')}
          hint={t('plan.booksAhead.hint')}
          defaultChecked={first.booksAhead}
        />
      )}
      {services.length === 0 ? (
        <p className="k-2">{t('plan.services.none')}</p>
      ) : (
        <fieldset className={styles.sections} disabled={!canConnect}>
          <CheckBoxGroup legend={t('plan.services')} name="services" all={services} chosen={first.services} />
          <p className="k-3 k-small">{t(canConnect ? 'plan.services.hint' : 'plan.services.locked')}</p>
        </fieldset>
      )}
    </EditorSection>
  )
}

/** Rules of buying and cancelling. */
export function Rules({ first, draft, forms, fault }: SectionProps) {
  const t = useT()
  return (
    <EditorSection title={t('plan.rules')}>
      <CheckBox
        name="oncePerBuyer"
        label={t('plan.oncePerBuyer')}
        hint={t('plan.oncePerBuyer.hint')}
        defaultChecked={first.oncePerBuyer}
      />
      <CheckBox
        name="futureStart"
        label={t('plan.futureStart')}
        hint={t('plan.futureStart.hint')}
        defaultChecked={first.futureStart}
      />
      <CheckBox
        name="buyerCanCancel"
        label={t('plan.buyerCanCancel')}
        hint={t(draft.model === 'recurring' ? 'plan.buyerCanCancel.hint' : 'plan.buyerCanCancel.once')}
        defaultChecked={first.buyerCanCancel}
      />
      <TextArea
        label={t('plan.terms')}
        optional={t('common.optional')}
        name="terms"
        maxLength={3000}
        defaultValue={first.terms}
        error={fault('terms')}
      />
      <SelectField
        label={t('plan.form')}
        name="formId"
        defaultValue={first.formId}
        hint={t(forms.length === 0 ? 'plan.form.hint.none' : 'plan.form.hint')}
        error={fault('form')}
      >
        <option value="">{t('plan.form.none')}</option>
        {forms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </EditorSection>
  )
}
