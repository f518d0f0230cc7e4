import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { waitForConnection } from './lib/connection.ts'
import { type Face, loadMessages } from './lib/messages/store.ts'
import { languages } from './lib/preferences.ts'

const { lang } = document.documentElement
const language = languages.find((known) => known === lang) ?? 'en'
const face = document.body.dataset['face'] as Face

waitForConnection()
await loadMessages(language, face)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
