import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Contact } from './text/contact.tsx'
import { Part, TextPage } from './text/text-page.tsx'

const parts = ['what', 'why', 'where', 'rights'] as const

export default function Privacy() {
  const t = useT()
  const { name } = useSite()
  return (
    <TextPage title={t('site.privacy.title')}>
      {parts.map((part) => (
        <Part key={part} title={t(`site.privacy.${part}.title`)}>
          <p>{t(`site.privacy.${part}.text`, { site: name })}</p>
        </Part>
      ))}
      <Part title={t('site.text.reach')}>
        <Contact />
      </Part>
    </TextPage>
  )
}
