import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Contact } from './text/contact.tsx'
import { Part, TextPage } from './text/text-page.tsx'

const parts = ['how', 'change', 'late', 'pay'] as const

export default function Terms() {
  const t = useT()
  const { name } = useSite()
  return (
    <TextPage title={t('site.terms.title')}>
      {parts.map((part) => (
        <Part key={part} title={t(`site.terms.${part}.title`)}>
          <p>{t(`site.terms.${part}.text`, { site: name })}</p>
        </Part>
      ))}
      <Part title={t('site.text.reach')}>
        <Contact />
      </Part>
    </TextPage>
  )
}
