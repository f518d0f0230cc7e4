import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { EditorSection } from './editor-section.tsx'
import { GalleryField } from './gallery-field.tsx'
import type { SlugAnswer } from './routes/slug.ts'
import type { SectionProps } from './section-props.ts'

/** Pictures and URL of the service; the URL is checked while typing. */
export function PageSection({ first, draft, known, fault, onPicture }: SectionProps & { onPicture: () => void }) {
  const t = useT()
  const answer = useSlugAnswer(known?.id, draft.slug, first.slug)
  const isFree = answer?.verdict === 'free'
  const error = answer && !isFree ? t(`service.error.${answer.verdict as 'slug' | 'slugTaken'}`) : undefined
  return (
    <EditorSection title={t('service.page')}>
      <GalleryField value={first.pictures} onChange={onPicture} error={fault('pictures')} />
      <TextField
        label={t('service.slug')}
        optional={known ? undefined : t('common.optional')}
        name="slug"
        maxLength={500}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={first.slug}
        hint={isFree && draft.slug !== first.slug ? t('service.slug.free') : t('service.slug.hint')}
        error={error ?? fault('slug', 'slugTaken')}
      />
    </EditorSection>
  )
}

/** Asks the server about a slug after a pause in typing. */
function useSlugAnswer(id: string | undefined, slug: string, before: string): SlugAnswer | undefined {
  const { load, data } = useFetcher<SlugAnswer>()
  const isNew = id !== undefined && slug !== '' && slug !== before
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => void load(dashboardPaths.serviceSlug(id, slug)), 300)
    return () => clearTimeout(timer)
  }, [id, slug, isNew, load])
  return isNew && data?.slug === slug ? data : undefined
}
