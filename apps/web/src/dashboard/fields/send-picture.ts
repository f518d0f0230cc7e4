import { pictureToSend } from './shrink-picture.ts'
import type { UploadAnswer } from './upload-picture.ts'

/** File types offered in the file picker. */
export const pictureKinds = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** Uploads a picture; distinguishes files that are too large from other failures. */
export async function sendPicture(address: string, file: File): Promise<UploadAnswer> {
  try {
    const body = new URLSearchParams({ fileName: file.name, content: await pictureToSend(file) })
    const answer = await fetch(address, { method: 'POST', body })
    if (answer.status === 413) return { problem: 'large' }
    return answer.ok ? ((await answer.json()) as UploadAnswer) : { problem: 'other' }
  } catch {
    return { problem: 'other' }
  }
}
