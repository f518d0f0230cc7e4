import type { MessageKey } from '../../lib/messages/store.ts'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { CheckBoxGroup } from './check-box-group.tsx'
import styles from './editor.module.css'
import { EditorSection } from './editor-section.tsx'
import { GroupError } from './group-error.tsx'
import type { SectionProps } from './section-props.ts'

const types = ['APPOINTMENT', 'CLASS', 'COURSE'] as const

/** Type, name and description. */
export function Basics({ first, known, choices, fault }: SectionProps) {
  const t = useT()
  const options = types.map((value) => ({
    value,
    label: t(`services.type.${value}`),
    note: t(`service.type.${value}`),
  }))
  return (
    <EditorSection title={t('service.basics')}>
      {known ? (
        <>
          <input type="hidden" name="type" value={known.type} />
          <p>
            <strong>{t(`services.type.${known.type}`)}</strong> · {t(`service.type.${known.type}`)}
          </p>
        </>
      ) : (
        <Choice legend={t('service.type')} name="type" value={first.type} options={options} />
      )}
      <TextField
        label={t('service.name')}
        name="name"
        maxLength={400}
        defaultValue={first.name}
        error={fault('name')}
      />
      <TextField
        label={t('service.tagLine')}
        optional={t('common.optional')}
        name="tagLine"
        maxLength={1000}
        defaultValue={first.tagLine}
      />
      <TextArea
        label={t('service.description')}
        optional={t('common.optional')}
        name="description"
        maxLength={7000}
        defaultValue={first.description}
      />
      <SelectField
        label={t('services.category')}
        name="category"
        defaultValue={first.category}
        hint={t('service.category.hint')}
        error={fault('category')}
      >
        <option value="">{t('services.category.none')}</option>
        {choices.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <CheckBox
        name="hidden"
        label={t('service.hidden')}
        hint={t('service.hidden.hint')}
        defaultChecked={first.hidden}
      />
    </EditorSection>
  )
}

/** Duration and buffers; for groups also the capacity. */
export function Time({ first, draft, fault }: SectionProps) {
  const t = useT()
  if (draft.type !== 'APPOINTMENT') {
    return (
      <EditorSection title={t('service.time')} lead={t(`service.time.lead.${draft.type}`)}>
        <TextField
          label={t(`service.capacity.${draft.type}`)}
          name="capacity"
          inputMode="numeric"
          defaultValue={first.capacity}
          error={fault('capacity')}
        />
      </EditorSection>
    )
  }
  return (
    <EditorSection
      title={t('service.time')}
      lead={t(draft.rental === 'DAY' ? 'service.time.lead.DAY' : 'service.time.lead')}
    >
      <SelectField label={t('service.rental')} name="rental" defaultValue={first.rental}>
        <option value="none">{t('service.rental.none')}</option>
        <option value="HOUR">{t('service.rental.HOUR')}</option>
        <option value="DAY">{t('service.rental.DAY')}</option>
      </SelectField>
      {draft.rental === 'none' ? (
        <TextField
          label={t('service.minutes')}
          name="minutes"
          inputMode="numeric"
          defaultValue={first.minutes}
          error={fault('minutes')}
        />
      ) : (
        <div className={styles.pair}>
          <TextField
            label={t(`service.shortest.${draft.rental}`)}
            name="shortest"
            inputMode="numeric"
            defaultValue={first.shortest}
            error={fault('minutes')}
          />
          <TextField
            label={t(`service.longest.${draft.rental}`)}
            name="longest"
            inputMode="numeric"
            defaultValue={first.longest}
          />
        </div>
      )}
      <div className={styles.pair}>
        <TextField
          label={t('service.before')}
          name="before"
          inputMode="numeric"
          defaultValue={first.before}
          error={fault('buffers')}
        />
        <TextField label={t('service.after')} name="after" inputMode="numeric" defaultValue={first.after} />
      </div>
      <Bar minutes={draft.minutes} before={draft.before} after={draft.after} isRental={draft.rental !== 'none'} />
    </EditorSection>
  )
}

/** An appointment with its buffers, to scale. */
function Bar(props: { minutes: string; before: string; after: string; isRental: boolean }) {
  const t = useT()
  const [minutes, before, after] = [props.minutes, props.before, props.after].map((text) => Number(text) || 0)
  if (!minutes || props.isRental) return null
  return (
    <div className={styles.bar} aria-hidden="true">
      {Boolean(before) && <span style={{ flexGrow: before }}>{before}</span>}
      <span className={styles.seen} style={{ flexGrow: minutes }}>
        {t('service.bar', { minutes })}
      </span>
      {Boolean(after) && <span style={{ flexGrow: after }}>{after}</span>}
    </div>
  )
}

/** Staff and resources of the service. */
export function People({ first, draft, choices, fault }: SectionProps) {
  const t = useT()
  const isAppointment = draft.type === 'APPOINTMENT'
  const bookedWith = isAppointment && choices.roomTypes.find(({ id }) => id === draft.bookedWith)
  // A service of the API may be booked with a room and need staff besides.
  const asksStaff = isAppointment && (!bookedWith || first.staff.length > 0)
  if (!isAppointment && choices.roomTypes.length === 0) return null
  return (
    <EditorSection
      title={t('service.people')}
      lead={t(
        !isAppointment ? 'service.people.lead.group' : bookedWith ? 'service.people.lead.room' : 'service.people.lead',
      )}
    >
      {isAppointment && choices.roomTypes.length > 0 && (
        <SelectField label={t('service.bookedWith')} name="bookedWith" defaultValue={first.bookedWith}>
          <option value="">{t('service.bookedWith.staff')}</option>
          {choices.roomTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {t('service.bookedWith.room', { name })}
            </option>
          ))}
        </SelectField>
      )}
      {asksStaff && (
        <CheckBoxGroup
          legend={t('service.staff')}
          name="staff"
          all={choices.staff}
          chosen={first.staff}
          error={fault('staff')}
        />
      )}
      {choices.roomTypes.map((type) => (
        <fieldset key={type.id} className={styles.checkBoxes}>
          <legend>{type.name}</legend>
          {type === bookedWith ? (
            <input type="hidden" name="roomTypes" value={type.id} />
          ) : (
            <CheckBox
              name="roomTypes"
              value={type.id}
              label={t('service.rooms.need', { name: type.name })}
              hint={t('service.rooms.any')}
              defaultChecked={first.roomTypes.includes(type.id)}
            />
          )}
          {(type === bookedWith || draft.roomTypes.includes(type.id)) && (
            <CheckBoxGroup legend={t('service.rooms.only')} name="rooms" all={type.rooms} chosen={first.rooms} />
          )}
        </fieldset>
      ))}
      {fault('rooms') && <GroupError>{fault('rooms')}</GroupError>}
    </EditorSection>
  )
}

function amountLabel({ type, rental, rate }: SectionProps['draft']): MessageKey {
  if (rate !== 'FIXED') return 'service.amount.from'
  return type === 'APPOINTMENT' && rental === 'DAY' ? 'service.amount.DAY' : 'service.amount'
}

/** Price and payment methods. */
export function Price({ first, draft, choices, currency, fault }: SectionProps) {
  const t = useT()
  const rates = ['FIXED', 'VARIED', 'CUSTOM', 'NO_FEE'] as const
  const { rate } = draft
  const { takesOnlinePayments } = useSite()
  const isPriced = rate === 'FIXED' || rate === 'VARIED'
  const worksOnline = isPriced && draft.online && takesOnlinePayments
  const works = draft.inPerson || worksOnline || (isPriced && draft.byPlan && draft.plans.length > 0)
  return (
    <EditorSection title={t('service.price')}>
      <SelectField label={t('service.rate')} name="rate" defaultValue={first.rate}>
        {rates.map((value) => (
          <option key={value} value={value}>
            {t(`service.rate.${value}`)}
          </option>
        ))}
      </SelectField>
      {isPriced && (
        <TextField
          label={t(amountLabel(draft), { currency })}
          name="price"
          inputMode="decimal"
          defaultValue={first.price}
          error={fault('price', 'priceLimits')}
        />
      )}
      {rate === 'CUSTOM' && (
        <TextField
          label={t('service.priceText')}
          hint={t('service.priceText.hint')}
          name="priceText"
          maxLength={50}
          defaultValue={first.priceText}
          error={fault('priceText')}
        />
      )}
      {isPriced && (
        <fieldset className={styles.checkBoxes}>
          <legend>{t('service.pay')}</legend>
          <CheckBox name="inPerson" label={t('service.inPerson')} defaultChecked={first.inPerson} />
          {(first.online || takesOnlinePayments) && (
            <CheckBox
              name="online"
              label={t('service.online')}
              hint={t(takesOnlinePayments ? 'service.online.hint' : 'service.online.off')}
              defaultChecked={first.online}
            />
          )}
          {(choices.plans.length > 0 || first.byPlan) && (
            <CheckBox name="byPlan" label={t('service.byPlan')} defaultChecked={first.byPlan} />
          )}
          {draft.byPlan && choices.plans.length > 0 && (
            <CheckBoxGroup legend={t('service.plans')} name="plans" all={choices.plans} chosen={first.plans} />
          )}
          {fault('options', 'plans') && <GroupError>{fault('options', 'plans')}</GroupError>}
        </fieldset>
      )}
      {isPriced && draft.online && !draft.inPerson && (
        <fieldset className={styles.checkBoxes}>
          <legend>{t('service.deposit.title')}</legend>
          <div className={styles.pair}>
            <TextField
              label={t('service.deposit')}
              optional={t('common.optional')}
              hint={t('service.deposit.hint')}
              name="deposit"
              inputMode="decimal"
              defaultValue={first.deposit}
              error={fault('deposit', 'depositLimits')}
            />
            <SelectField label={t('service.depositIn')} name="depositIn" defaultValue={first.depositIn}>
              <option value="amount">{t('service.depositIn.amount', { currency })}</option>
              <option value="percent">{t('service.depositIn.percent')}</option>
            </SelectField>
          </div>
          {draft.deposit && (
            <CheckBox name="paysAhead" label={t('service.paysAhead')} defaultChecked={first.paysAhead} />
          )}
        </fieldset>
      )}
      {isPriced && !works && <p role="status">{t('service.notPayable')}</p>}
    </EditorSection>
  )
}

/** Booking policy, approval and form. */
export function Rules({ first, draft, choices, fault }: SectionProps) {
  const t = useT()
  return (
    <EditorSection title={t('service.rules')}>
      <CheckBox
        name="bookable"
        label={t('service.bookable')}
        hint={t('service.bookable.hint')}
        defaultChecked={first.bookable}
      />
      <CheckBox
        name="approval"
        label={t('service.approval')}
        hint={t('service.approval.hint')}
        defaultChecked={first.approval}
      />
      {draft.approval && (
        <CheckBox
          name="several"
          label={t('service.concurrentRequests')}
          hint={t('service.concurrentRequests.hint')}
          defaultChecked={first.several}
        />
      )}
      {fault('approval') && <GroupError>{fault('approval')}</GroupError>}
      <CheckBox name="conferencing" label={t('service.conferencing')} defaultChecked={first.conferencing} />
      <div className={styles.pair}>
        <SelectField
          label={t('service.policy')}
          name="policy"
          defaultValue={first.policy || choices.defaultPolicyId}
          error={fault('policy', 'policyLimits')}
        >
          {choices.policies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('service.form')}
          name="form"
          defaultValue={first.form || choices.defaultFormId}
          error={fault('form')}
        >
          {choices.forms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </EditorSection>
  )
}
