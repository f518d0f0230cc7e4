import type { ReactNode } from 'react'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { AuthPage as AnyAuthPage } from '../parts/sign-in/auth-page.tsx'
import type { Problem } from './continue-sign-in.ts'
import { problemField, problemText } from './problem-text.ts'

type Props = { title: string; text: string; problem?: Problem | undefined; children?: ReactNode }

/** Frame of the sign-in pages; shows problems of no field above the form. */
export function AuthPage({ title, text, problem, children }: Props) {
  const t = useT()
  const site = useSite()
  const above = problem && problemField(problem) === undefined ? problemText(t, problem) : undefined
  return (
    <AnyAuthPage title={title} text={text} back={t('hosted.back', { name: site.name })} problem={above}>
      {children}
    </AnyAuthPage>
  )
}
