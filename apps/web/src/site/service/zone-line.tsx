import { Form, useSubmit } from 'react-router'
import { useOwnZone } from '../../lib/own-zone.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Pick } from '../../ui/choice.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ServiceData } from '../data/service.ts'
import styles from './service.module.css'
import type { Choice } from './use-choice.ts'

/** The time zone of the times, and a menu to change it. The chosen time stays the same instant. */
export function ZoneLine({ data, choice }: { data: ServiceData; choice: Choice }) {
  const t = useT()
  const formats = useFormats()
  const submit = useSubmit()
  const { zone, locationZone, commonZones, service, chosen, now } = data
  const instant = choice.time?.startDate ?? data.times[0]?.startDate ?? new Date(now).toISOString()
  const own = useOwnZone(zone, instant)
  const zones = [...new Set([locationZone, ...(own ? [own] : []), zone, ...commonZones])]
  const toOption = (name: string) => ({
    value: name,
    label: `${formats.zoneCity(name)}, ${formats.zoneOffset(name, instant)}`,
  })
  const hiddenFields = {
    staff: chosen.staff,
    location: chosen.location,
    time: choice.time?.startDate,
    day: choice.day,
    hold: choice.hold,
  }
  return (
    <details className={styles.zone}>
      <summary>
        <Icon name="globe" size={18} />
        <span>{t('site.zone.line', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, instant) })}</span>
        <span className={styles.change}>{t('site.zone.change')}</span>
      </summary>
      <Form
        className={styles.zoneForm}
        action={paths.service(service.slug)}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget, { replace: true, preventScrollReset: true })
        }}
      >
        {Object.entries(hiddenFields).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Pick key={zone} legend={t('site.zone.label')} name="zone" options={zones.map(toOption)} value={zone} />
        <Button>{t('site.zone.show')}</Button>
      </Form>
    </details>
  )
}
