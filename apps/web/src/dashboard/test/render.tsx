import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Language } from '../../lib/preferences.ts'
import { SpeechProvider } from '../../lib/translate.tsx'

/** What a part of the dashboard becomes at an address, as its server sends it. */
export const renderAt = (address: string, part: ReactNode, language: Language = 'en'): string =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <SpeechProvider language={language} face="dashboard">
        {part}
      </SpeechProvider>
    </MemoryRouter>,
  )

/** Words alone, one blank where elements meet. */
export const textContent = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
