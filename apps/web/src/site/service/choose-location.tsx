import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ServiceData } from '../data/service.ts'
import styles from './choose-location.module.css'
import type { Choice } from './use-choice.ts'

type Props = { data: ServiceData; choice: Choice }

/** Locations in several time zones cannot share one list of times, so the location is chosen first. */
export function ChooseLocation({ data: { locations, now }, choice }: Props) {
  const t = useT()
  const formats = useFormats()
  return (
    <section className={styles.chooseLocation} aria-labelledby="choose-location">
      <h2 id="choose-location">{t('site.service.chooseLocation')}</h2>
      <p className="k-2">{t('reading.chooseLocation.note')}</p>
      <ul>
        {locations.map(({ id, name, address, timeZone }) => (
          <li key={id}>
            <Link to={choice.hrefWith({ location: id, from: undefined, day: undefined, time: undefined })} replace>
              <span>
                <b>{name}</b>
                <span className="k-small k-2">
                  <bdi>{address}</bdi>
                </span>
                <span className="k-small k-3">
                  {t('common.zoneTime', {
                    zone: formats.zoneCity(timeZone),
                    offset: formats.zoneOffset(timeZone, now),
                  })}
                </span>
              </span>
              <Icon name="chevronEnd" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
