import { useLoaderData } from 'react-router'
import { textLoader } from './data/load-text.ts'
import { LoadedText } from './text/text-page.tsx'

export const loader = textLoader('accessibility')

export default function Accessibility() {
  return <LoadedText text={useLoaderData<typeof loader>()} />
}
