import { embed, guid, orNull, ownShape, Type } from '../own.ts'

/** What a plan pays for. */
export const ServiceBenefit = ownShape('plans.ServiceBenefit', {
  creditsPerCycle: orNull(
    Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'Participants it pays for in each cycle; null for any number.',
    }),
  ),
  serviceIds: Type.Array(guid('Id of a service.'), {
    maxItems: 100,
    description: 'Services it pays for, of those connected to the plan; empty for all of them.',
  }),
  rollsOver: Type.Boolean({ description: 'Whether unused credits stay valid in the next cycle.' }),
  booksAhead: Type.Optional(
    Type.Boolean({
      description:
        'Whether credits of coming cycles pay for bookings in those cycles, of plans that renew. If absent it stays as it is; at first it is on.',
    }),
  ),
})

export const GetPlanBenefitRequest = ownShape('plans.GetPlanBenefitRequest', { planId: guid('Id of the plan.') })

export const SetPlanBenefitRequest = ownShape('plans.SetPlanBenefitRequest', {
  planId: guid('Id of the plan.'),
  benefit: embed(ServiceBenefit),
})

export const PlanBenefitResponse = ownShape('plans.PlanBenefitResponse', {
  planId: guid('Id of the plan.'),
  benefit: embed(ServiceBenefit),
})

export const ListPublicPlanBenefitsRequest = ownShape('plans.ListPublicPlanBenefitsRequest', {
  planIds: Type.Array(guid('Id of a plan.'), {
    maxItems: 100,
    description: 'Plans; others than public ones are left out.',
  }),
})

export const ListPublicPlanBenefitsResponse = ownShape('plans.ListPublicPlanBenefitsResponse', {
  planBenefits: Type.Array(embed(PlanBenefitResponse), { description: 'What each of the plans pays for.' }),
})
