import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Language } from '../../lib/preferences.ts'
import { SpeechProvider } from '../../lib/translate.tsx'

/** Renders a part of the dashboard at a URL like the server. */
export const renderAt = (address: string, part: ReactNode, language: Language = 'en'): string =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <SpeechProvider language={language} face="dashboard">
        {part}
      </SpeechProvider>
    </MemoryRouter>,
  )

/** Returns the text of HTML with one space between elements. */
export const textContent = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
