import { pictureToSend } from './shrink-picture.ts'
import type { UploadAnswer } from './upload-picture.ts'

/** What files are offered where a picture is chosen. */
export const pictureKinds = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** Uploads a picture at once; what did not arrive is told apart from what is none. */
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
