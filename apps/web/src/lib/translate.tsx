import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { createFormats, type Formats } from './format.ts'
import { formatMessage, formatPieces, type Piece, type Values } from './messages/format-message.ts'
import { type Face, loadedMessages, type MessageKey, type Messages } from './messages/store.ts'
import type { Language } from './preferences.ts'

type Tags = Record<string, (children: ReactNode) => ReactNode>

export type Translate = {
  (key: MessageKey, values?: Values): string
  /** The message with its tags turned into elements: `t.rich('site.x', {}, { link: (c) => <a>{c}</a> })`. */
  rich: (key: MessageKey, values: Values, tags: Tags) => ReactNode
}

/** Creates the translate function of one language, for the provider below and for loaders and actions. */
export function createTranslate(language: Language, messages: Messages): Translate {
  const translate = (key: MessageKey, values: Values = {}): string =>
    formatMessage(messages[key] ?? key, values, language)
  const rich = (key: MessageKey, values: Values, tags: Tags): ReactNode =>
    dress(formatPieces(messages[key] ?? key, values, language), tags)
  return Object.assign(translate, { rich })
}

const dress = (pieces: Piece[], tags: Tags): ReactNode =>
  pieces.map((piece, index) => {
    const content = typeof piece === 'string' ? piece : (tags[piece.tag] ?? passOn)(dress(piece.children, tags))
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity
    return <Fragment key={index}>{content}</Fragment>
  })

const passOn = (children: ReactNode): ReactNode => children

type Speech = { language: Language; messages: Messages; t: Translate; formats: Formats }

const SpeechContext = createContext<Speech | null>(null)

export function SpeechProvider({ language, face, children }: { language: Language; face: Face; children: ReactNode }) {
  const speech = useMemo<Speech>(() => createSpeech(language, loadedMessages(language, face)), [language, face])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

const createSpeech = (language: Language, messages: Messages): Speech => ({
  language,
  messages,
  t: createTranslate(language, messages),
  formats: createFormats(language, messages),
})

/** Adds messages sent with a page's data to those of its face. */
export function PageMessages({ messages: pageMessages, children }: { messages: Messages; children: ReactNode }) {
  const { language, messages } = useSpeech()
  const speech = useMemo(
    () => createSpeech(language, { ...messages, ...pageMessages }),
    [language, messages, pageMessages],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('SpeechProvider is missing above this component')
  return speech
}

export const useT = (): Translate => useSpeech().t
export const useFormats = (): Formats => useSpeech().formats
export const useLanguage = (): Language => useSpeech().language
