type Input = { notifyParticipants?: boolean | undefined; message?: string | null | undefined }

/** Reads how participants are notified; they are not unless requested. */
export function readNotification({ notifyParticipants, message }: Input) {
  return { notifyParticipants: notifyParticipants === true, ...(message ? { message } : {}) }
}
