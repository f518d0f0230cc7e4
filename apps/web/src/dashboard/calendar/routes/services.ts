import type { LoaderFunctionArgs } from 'react-router'
import { staffContext } from '../../staff-context.ts'
import { loadAppointmentServices } from '../data/load-services.ts'

/** Loads what can be booked on free time. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadAppointmentServices(context.get(staffContext).client))
}
