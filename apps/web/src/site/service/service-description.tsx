import { useT } from '../../lib/translate.tsx'
import { MapLink } from '../../parts/map-link.tsx'
import type { IncludedInData } from '../data/plans.ts'
import type { ServiceData } from '../data/service.ts'
import { Gallery } from '../parts/gallery.tsx'
import { IncludedIn } from '../parts/included-in.tsx'
import styles from './service.module.css'

type Props = { data: ServiceData; includedIn: IncludedInData }

/** What to expect, the plans that include it, and the locations. */
export function ServiceDescription({ data: { service, locations }, includedIn }: Props) {
  const t = useT()
  return (
    <div className={styles.more}>
      <Gallery of={service.gallery} />
      <section aria-labelledby="about">
        <h2 id="about">{t('site.service.about')}</h2>
        <p>
          <bdi>{service.description || service.tagline}</bdi>
        </p>
        <IncludedIn of={includedIn} className={styles.plans} />
      </section>
      {locations.length > 0 && (
        <section aria-labelledby="where">
          <h2 id="where">{t('site.service.where')}</h2>
          {locations.map(({ id, name, address }) => (
            <p key={id}>
              {name}
              <br />
              <bdi>{address}</bdi> <MapLink address={address} />
            </p>
          ))}
        </section>
      )}
    </div>
  )
}
