import type { services } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { bookingForms, findDefaultForm, queryFormRows } from '../../forms/index.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { findServices } from '../store/services.ts'
import { findSharing } from '../store/used-by-services.ts'
import { cursorPaging } from '../view/paging.ts'

/** Each booking form with the first services that use it, and the default one on request. */
export const queryBookingForms: Operation<'queryBookingForms'> = async ({ input, actor }, { db }) => {
  const { forms, pagingMetadata } = await queryFormRows(db, actor.siteId, input.query, besideServices)
  const wantsDefault = input.conditionalFields?.includes('DEFAULT_BOOKING_FORM') === true
  const usual = wantsDefault
    ? ((await findDefaultForm(db, actor.siteId, bookingForms)) ?? fail('DEFAULT_BOOKING_FORM_NOT_FOUND'))
    : undefined
  const shown = await withServices(db, actor, usual ? [...forms, usual] : forms)
  return {
    bookingForms: shown.slice(0, forms.length),
    pagingMetadata: cursorPaging(pagingMetadata),
    ...(usual ? { defaultBookingForm: shown.at(-1) } : {}),
  }
}

/** Query defaults of this list that differ from those of forms. */
const besideServices = {
  namespace: bookingForms,
  defaultSort: [{ fieldName: 'id' }],
  maxSortEntries: 50,
  defaultLimit: 100,
}

async function withServices(
  db: Db,
  actor: Actor,
  forms: readonly { id: string; name: string; revision: number }[],
): Promise<services.BookingForm[]> {
  const { siteId } = actor
  const ids = forms.map(({ id }) => id)
  const sharing = await findSharing(db, siteId, visibleTo(actor), 'form_id', ids)
  const found = await findServices(
    db,
    siteId,
    sharing.flatMap(({ serviceIds }) => serviceIds),
  )
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return forms.map(({ id, name, revision }) => {
    const { serviceIds = [], total = 0 } = sharing.find(({ ownerId }) => ownerId === id) ?? {}
    return {
      formDetails: { formId: id, name, revision: String(revision) },
      connectedServices: serviceIds.map((serviceId) => ({ id: serviceId, name: names.get(serviceId) ?? '' })),
      totalServiceCount: total,
    }
  })
}
