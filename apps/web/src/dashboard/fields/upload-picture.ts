import type { ActionFunctionArgs } from 'react-router'
import { type FormHandle, pictureInField } from '../../lib/page-form.ts'
import { staffContext } from '../staff-context.ts'
import { readText, toRefusal } from './read-form.ts'

/** The result of an upload. */
export type UploadAnswer =
  | { id: string; url: string; width: number | null; height: number | null }
  | { problem: 'kind' | 'large' | 'other' }

export const handle: FormHandle = { form: pictureInField }

/** Stores a picture while its form is still being filled in. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  return Response.json(await upload(), { headers: { 'cache-control': 'no-store' } })

  async function upload(): Promise<UploadAnswer> {
    const content = readText(form, 'content').replaceAll('-', '+').replaceAll('_', '/')
    const fileName = readText(form, 'fileName') || 'picture'
    try {
      const { client } = context.get(staffContext)
      const { file } = await client.media.uploadMedia({ fileName, content, purpose: 'CATALOGUE' })
      return { id: file.id, url: file.url, width: file.width, height: file.height }
    } catch (error) {
      const { wrong, code } = toRefusal(error, form)
      if (code === 'MEDIA_TYPE_NOT_SUPPORTED') return { problem: 'kind' }
      return { problem: wrong.includes('content') ? 'large' : 'other' }
    }
  }
}
