import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Contact } from './text/contact.tsx'
import { Part, TextPage } from './text/text-page.tsx'

const parts = ['aim', 'how', 'tell'] as const

export default function Accessibility() {
  const t = useT()
  const { name } = useSite()
  return (
    <TextPage title={t('site.accessibility.title')}>
      {parts.map((part) => (
        <Part key={part} title={t(`site.accessibility.${part}.title`)}>
          <p>{t(`site.accessibility.${part}.text`, { site: name })}</p>
        </Part>
      ))}
      <Part title={t('site.text.reach')}>
        <Contact />
      </Part>
    </TextPage>
  )
}
