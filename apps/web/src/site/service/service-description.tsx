import { useT } from '../../lib/translate.tsx'
import { MapLink } from '../../parts/map-link.tsx'
import type { ServiceData } from '../data/service.ts'
import { Gallery } from '../parts/gallery.tsx'
import styles from './service.module.css'

/** What to expect, and the locations. */
export function ServiceDescription({ data: { service, locations } }: { data: ServiceData }) {
  const t = useT()
  return (
    <div className={styles.more}>
      <Gallery of={service.gallery} />
      <section aria-labelledby="about">
        <h2 id="about">{t('site.service.about')}</h2>
        <p>
          <bdi>{service.description || service.tagline}</bdi>
        </p>
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
