import { operation } from '../operation.ts'
import {
  GetRetentionSettingsRequest,
  PreviewRetentionRequest,
  PreviewRetentionResponse,
  RetentionSettingsResponse,
  UpdateRetentionSettingsRequest,
} from './retention-shapes.ts'

/** Operations on how long a business keeps what is personal. */
export const retentionOperations = {
  getRetentionSettings: operation({
    id: 'getRetentionSettings',
    summary: 'Returns how long personal data is kept.',
    method: 'GET',
    paths: ['/v1/privacy/retention'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: GetRetentionSettingsRequest,
    output: RetentionSettingsResponse,
    errors: [],
  }),
  updateRetentionSettings: operation({
    id: 'updateRetentionSettings',
    summary: 'Sets how long personal data is kept. What is older is erased daily, first a day later.',
    method: 'PATCH',
    paths: ['/v1/privacy/retention'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: UpdateRetentionSettingsRequest,
    output: RetentionSettingsResponse,
    errors: [],
  }),
  previewRetention: operation({
    id: 'previewRetention',
    summary: 'Counts what would be erased with these settings; those not sent count as they are.',
    method: 'POST',
    reads: true,
    paths: ['/v1/privacy/retention/preview'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: PreviewRetentionRequest,
    output: PreviewRetentionResponse,
    errors: [],
  }),
}
