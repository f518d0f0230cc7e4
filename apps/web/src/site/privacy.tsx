import { useLoaderData } from 'react-router'
import { textLoader } from './data/load-text.ts'
import { LoadedText } from './text/text-page.tsx'

export const loader = textLoader('privacy')

export default function Privacy() {
  return <LoadedText text={useLoaderData<typeof loader>()} />
}
