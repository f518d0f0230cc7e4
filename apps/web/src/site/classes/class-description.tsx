import { useFormats, useT } from '../../lib/translate.tsx'
import { MapLink } from '../../parts/map-link.tsx'
import { writePrice } from '../../parts/price.ts'
import { Icon } from '../../ui/icon.tsx'
import { Pavement } from '../../ui/pavement/pavement.tsx'
import type { ClassData } from '../data/class.ts'
import type { IncludedInData } from '../data/plans.ts'
import { useTermsSentence } from '../data/use-terms-sentence.ts'
import { Gallery } from '../parts/gallery.tsx'
import { IncludedIn } from '../parts/included-in.tsx'
import styles from './classes.module.css'

/** Description of a class or course: price, staff, locations and cancellation terms. */
export function ClassDescription({ data, includedIn }: { data: ClassData; includedIn: IncludedInData }) {
  const t = useT()
  const formats = useFormats()
  const { service, staff, locations, sessions, terms } = data
  const rule = useTermsSentence(terms)
  const leads = staff.filter(({ id }) => sessions.some(({ staffIds }) => staffIds.includes(id)))
  return (
    <section className={styles.description} aria-labelledby="name">
      <div className={styles.banner}>
        {service.picture ? (
          // biome-ignore lint/a11y/useAltText: it is among what the picture brings
          <img {...service.picture} />
        ) : (
          <Pavement id={service.id} tile={44} />
        )}
      </div>
      <h1 id="name">{service.name}</h1>
      <p className={`${styles.price} k-num`}>{writePrice(service.price, t, formats)}</p>
      <p className={styles.text}>
        <bdi>{service.description || service.tagline}</bdi>
      </p>
      <Gallery of={service.gallery} />
      {leads.length > 0 && (
        <p className={styles.fact}>
          <Icon name="person" size={18} />
          <bdi>{formats.allOf(leads.map(({ name }) => name))}</bdi>
        </p>
      )}
      {locations.map(({ id, name, address }) => (
        <p key={id} className={styles.fact}>
          <Icon name="pin" size={18} />
          <span>
            <bdi>{[name, address].filter(Boolean).join(', ')}</bdi> <MapLink address={address} />
          </span>
        </p>
      ))}
      <p className={styles.fact}>
        <Icon name="return" size={18} />
        <span>
          {rule} {terms.description && <bdi>{terms.description}</bdi>}
        </span>
      </p>
      <IncludedIn of={includedIn} />
    </section>
  )
}
