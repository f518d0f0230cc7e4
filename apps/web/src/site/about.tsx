import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { TextPage } from './text/text-page.tsx'

export default function About() {
  const t = useT()
  const site = useSite()
  return (
    <TextPage title={t('site.about.title', { site: site.name })}>
      {site.tagline && (
        <p>
          <bdi>{site.tagline}</bdi>
        </p>
      )}
      {site.description && (
        <p>
          <bdi>{site.description}</bdi>
        </p>
      )}
      <p>
        <LinkButton look="filled" to={paths.services()}>
          {t('site.home.all')}
        </LinkButton>
      </p>
    </TextPage>
  )
}
