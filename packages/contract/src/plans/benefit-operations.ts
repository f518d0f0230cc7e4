import { everyoneReads, operation } from '../operation.ts'
import { ListPlansByItemIdentifierRequest, ListPlansByItemIdentifierResponse } from './generated/benefit-shapes.ts'
import {
  GetPlanBenefitRequest,
  ListPublicPlanBenefitsRequest,
  ListPublicPlanBenefitsResponse,
  PlanBenefitResponse,
  SetPlanBenefitRequest,
} from './own-shapes.ts'

/** Operations on what a plan pays for. */
export const planBenefitOperations = {
  listPlansByItemIdentifier: operation({
    id: 'listPlansByItemIdentifier',
    summary: 'Lists the plans that customers can buy to pay for a service.',
    method: 'POST',
    paths: [
      '/v3/plan-benefits/list-plans-by-item-identifier',
      '/pricing-plan-benefits/v3/plan-benefits/list-plans-by-item-identifier',
      '/_api/pricing-plan-benefits/v3/plan-benefits/list-plans-by-item-identifier',
    ],
    reads: true,
    access: everyoneReads,
    input: ListPlansByItemIdentifierRequest,
    output: ListPlansByItemIdentifierResponse,
    required: ['itemIdentifier', 'itemIdentifier.externalId', 'itemIdentifier.providerAppId'],
    errors: [],
  }),
  listPublicPlanBenefits: operation({
    id: 'listPublicPlanBenefits',
    summary: 'Lists what plans pay for that customers can buy.',
    method: 'POST',
    paths: ['/v1/plans/public/benefits'],
    reads: true,
    access: everyoneReads,
    input: ListPublicPlanBenefitsRequest,
    output: ListPublicPlanBenefitsResponse,
    required: ['planIds'],
    errors: [],
  }),
  getPlanBenefit: operation({
    id: 'getPlanBenefit',
    summary: 'Returns what a plan pays for.',
    method: 'GET',
    paths: ['/v1/plans/{planId}/benefit'],
    access: { manager: 'READ_CATALOGUE' },
    input: GetPlanBenefitRequest,
    output: PlanBenefitResponse,
    errors: ['plan_not_found'],
  }),
  setPlanBenefit: operation({
    id: 'setPlanBenefit',
    summary: 'Sets what a plan pays for: credits per cycle, and the services they cover.',
    method: 'PUT',
    paths: ['/v1/plans/{planId}/benefit'],
    access: { manager: 'MANAGE_PLANS' },
    input: SetPlanBenefitRequest,
    output: PlanBenefitResponse,
    required: ['benefit'],
    errors: ['plan_not_found'],
  }),
}
