import type { services } from '@kalends/contract'

/** Reads the notification settings; participants are not notified unless requested. */
export function readNotification(sent: services.V2ParticipantNotification | null | undefined) {
  return { notifyParticipants: sent?.notifyParticipants === true, ...(sent?.message ? { message: sent.message } : {}) }
}
