import type { resourceEntities } from '@kalends/contract'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import {
  fault,
  hoursFaults,
  locationFaults,
  nameFaults,
  type WrittenResource,
  writtenResource,
} from '../rules/written-resource.ts'
import { refuseFaults } from '../steps/check-resource.ts'
import { makeResource } from '../steps/make-resource.ts'
import { resourceView } from '../view/resource.ts'

export const createResource: Operation<'createResource'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const written = readResource(input.resource, 'resource')
    const row = await makeResource(context, tx, actor, {
      written,
      at: 'resource',
      operation: 'createResource',
    })
    return { resource: resourceView(row) }
  })

/** Validates a requested resource without database access. `at` is its path in the request. */
function readResource(sent: resourceEntities.Resource, at: string): WrittenResource {
  const written = writtenResource(sent)
  refuseFaults([...nameFaults(written, at), ...locationFaults(written, at), ...hoursFaults(sent, at)])
  return written
}

/** Invalid input refuses the whole call; other failures are reported per item. */
export const bulkCreateResources: Operation<'bulkCreateResources'> = async ({ input, actor }, context) => {
  const operation = 'bulkCreateResources'
  const at = (index: number) => `resources[${index}]`
  const read = input.resources.map((sent, index) => readResource(sent, at(index)))
  refuseFaults(
    read.flatMap(({ workingHoursSchedules }, index) =>
      workingHoursSchedules?.values?.length ? [notInBulk(at(index))] : [],
    ),
  )
  return runEachInSavepoint(
    context,
    read,
    async (tx, written, index) =>
      resourceView(await makeResource(context, tx, actor, { written, at: at(index), operation })),
    { returnEntity: input.returnEntity },
  )
}

const notInBulk = (at: string) =>
  fault(`${at}.workingHoursSchedules`, 'RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST', 'is written one by one')
