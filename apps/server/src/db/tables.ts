// Made by scripts/make-tables.ts from the migrations. Do not edit.

import type { ColumnType } from 'kysely'
import type { Instant, Json } from './columns.ts'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface AddOnGroups {
  add_on_ids: Generated<string[]>
  id: string
  max_add_ons: number | null
  name: Generated<string>
  position: number
  prompt: Generated<string>
  service_id: string
  site_id: string
}

export interface AddOns {
  created_at: Instant
  duration_minutes: number | null
  event_sequence: Generated<number>
  id: string
  max_quantity: number | null
  name: string
  price: Json | null
  rest: Generated<Json>
  revision: Generated<number>
  site_id: string
  updated_at: Instant
}

export interface ApiKeys {
  created_at: Instant
  id: string
  last_used_at: Instant | null
  name: string
  permissions: string[] | null
  revoked_at: Instant | null
  secret_hash: Buffer
  site_id: string
}

export interface AsyncJobs {
  actor: Json
  created_at: Instant
  failed: Generated<number>
  failures: Generated<Json>
  finished_at: Instant | null
  id: string
  items: string[] | null
  operation: string
  payload: Json
  site_id: string
  status: Generated<string>
  succeeded: Generated<number>
  total: number | null
  touched_at: Generated<Instant>
}

export interface Attendances {
  booking_id: string
  created_at: Instant
  id: string
  number_of_attendees: Generated<number>
  session_id: string
  site_id: string
  status: string
  status_changed_at: Instant
  updated_at: Instant
}

export interface AuditEntries {
  actor_id: string | null
  actor_name: string
  at: Instant
  changes: Generated<Json>
  entity_id: string | null
  entity_name: string
  entity_type: string
  id: string
  number: Generated<number>
  operation: string
  site_id: string
}

export interface AuthorizationCodes {
  client_id: string
  code_challenge: string
  created_at: Instant
  expires_at: Instant
  family_id: string | null
  id: string
  member_id: string
  member_session_id: string | null
  offline_access: boolean
  redirect_uri: string | null
  secret_hash: Buffer
  site_id: string
  used_at: Instant | null
  visitor_id: string | null
}

export interface BookingHistory {
  action: string
  actor_id: string | null
  actor_name: string | null
  actor_type: string
  booking_id: string
  detail: Generated<Json>
  from_status: string | null
  number: number
  occurred_at: Instant
  platform: string | null
  site_id: string
  to_status: string
}

export interface BookingPolicies {
  app_id: string | null
  created_at: Instant
  created_by_app_id: string | null
  deleted_at: Instant | null
  event_sequence: Generated<number>
  extended_fields: Json | null
  handed_over: Generated<string[]>
  id: string
  is_default: Generated<boolean>
  name: Generated<string>
  revision: Generated<number>
  rules: Json
  site_id: string
  updated_at: Instant
}

export interface Bookings {
  additional_fields: Generated<Json>
  agreed_price: Json | null
  app_id: string | null
  booked_add_ons: Generated<Json>
  buffer_after_minutes: Generated<number>
  buffer_before_minutes: Generated<number>
  canceled_at: Instant | null
  cancellation_fee: Json | null
  contact_details: Generated<Json>
  contact_id: string | null
  created_at: Instant
  created_by_app_id: string | null
  created_by_contact_id: string | null
  created_by_id: string | null
  created_by_type: string
  deposit_selected: boolean | null
  double_booked: Generated<boolean>
  ends_at: Instant | null
  event_sequence: Generated<number>
  extended_fields: Generated<Json>
  external_user_id: string | null
  flow_flags: Generated<Json>
  form_id: string | null
  form_submission_id: string | null
  id: string
  intake_submission_id: string | null
  language: string | null
  latest_message: Json | null
  local_start: string | null
  location: Generated<Json>
  location_id: string | null
  location_type: string | null
  multi_service_booking_id: string | null
  multi_service_booking_type: string | null
  participants_choices: Json | null
  payment_status: Generated<string>
  policy_snapshot: Json
  resource: Json | null
  resource_id: string | null
  resource_ids: Generated<string[]>
  resource_selections: Generated<Json>
  revision: Generated<number>
  schedule_id: string
  seats_taken: Generated<number>
  selected_payment_option: Generated<string>
  send_sms_reminder: Generated<boolean>
  service_id: string
  session_id: string | null
  site_id: string
  source_actor: Generated<string>
  source_platform: Generated<string>
  starts_at: Instant | null
  status: string
  tag: Generated<string>
  time_zone: string
  title: string
  total_participants: Generated<number>
  updated_at: Instant
}

export interface BookingsSettings {
  created_at: Instant
  event_sequence: Generated<number>
  revision: Generated<number>
  settings: Generated<Json>
  site_id: string
  updated_at: Instant
}

export interface CalendarFeeds {
  created_at: Instant
  member_id: string
  secret_hash: Buffer
  site_id: string
}

export interface CaptchaSettings {
  invisible_secret: Buffer | null
  invisible_site_key: string | null
  places: string[]
  provider: string
  site_id: string
  updated_at: Instant
  visible_secret: Buffer | null
  visible_site_key: string | null
}

export interface CaptchaSolutions {
  challenge_hash: Buffer
  expires_at: Instant
  site_id: string
}

export interface Categories {
  created_at: Instant
  deleted_at: Instant | null
  event_sequence: Generated<number>
  extended_fields: Json | null
  id: string
  name: string
  revision: Generated<number>
  site_id: string
  sort_order: number
  updated_at: Instant
}

export interface ClientSites {
  client_id: string
  site_id: string
}

export interface ClosingDays {
  date: string
  id: string
  location_id: string | null
  reason: Generated<string>
  site_id: string
}

export interface ContactHistory {
  action: string
  actor_id: string | null
  actor_name: string | null
  actor_type: string
  contact_id: string
  detail: Generated<Json>
  moved: Json | null
  number: number
  occurred_at: Instant
  site_id: string
}

export interface Contacts {
  address: Json | null
  birthdate: string | null
  company: string | null
  created_at: Instant
  created_by_id: string | null
  email: string | null
  email_unproven: Generated<boolean>
  first_name: string | null
  id: string
  job_title: string | null
  language: string | null
  last_name: string | null
  merged_into_id: string | null
  more_addresses: Generated<Json>
  more_emails: Generated<string[]>
  more_phones: Generated<string[]>
  notes: string | null
  phone: string | null
  revision: Generated<number>
  search_digits: Generated<string>
  search_text: Generated<string>
  site_id: string
  time_zone: string | null
  updated_at: Instant
}

export interface CustomerNotes {
  author_id: string | null
  author_name: string | null
  contact_id: string
  created_at: Instant
  deleted_at: Instant | null
  earlier: Generated<Json>
  id: string
  pinned: Generated<boolean>
  site_id: string
  text: string
  updated_at: Instant
}

export interface DeletedAddOnGroups {
  add_on_ids: string[]
  deleted_at: Instant
  id: string
  max_add_ons: number | null
  name: string
  position: number
  prompt: string
  service_id: string
  site_id: string
}

export interface DeletedAddOns {
  created_at: Instant
  deleted_at: Instant
  duration_minutes: number | null
  event_sequence: number
  groups: Json
  id: string
  max_quantity: number | null
  name: string
  price: Json | null
  rest: Json
  revision: number
  site_id: string
}

export interface DeletedServiceOptions {
  created_at: Instant
  deleted_at: Instant
  event_sequence: number
  extended_fields: Json | null
  id: string
  options: Json
  revision: number
  service_id: string
  site_id: string
  variants: Json
}

export interface DeletedServices {
  booking_ids: string[]
  series: Json
  service_id: string
  session_ids: string[]
  site_id: string
  slugs: Json
}

export interface Erasures {
  count: number
  id: string
  kind: string
  occurred_at: Instant
  reason: string
  site_id: string
}

export interface EventDeliveries {
  attempts: Generated<number>
  entity_id: string
  event_id: string
  last_error: string | null
  next_attempt_at: Instant
  position: number
  site_id: string
  status: Generated<string>
  subscriber: string
}

export interface Events {
  actor: Json
  entity_fqdn: string
  entity_id: string
  id: string
  occurred_at: Instant
  payload: Json
  position: number | null
  sequence: number
  site_id: string
  slug: string
}

export interface Forms {
  created_at: Instant
  deleted_at: Instant | null
  deleted_fields: Generated<Json>
  deleted_for_good: Generated<boolean>
  enabled: Generated<boolean>
  event_sequence: Generated<number>
  fields: Json
  handed_over: Generated<Json>
  id: string
  is_default: Generated<boolean>
  name: string
  namespace: string
  rest: Generated<Json>
  revision: Generated<number>
  rules: Generated<Json>
  site_id: string
  steps: Generated<Json>
  updated_at: Instant
}

export interface FormSubmissions {
  answers: Json
  contact_id: string | null
  created_at: Instant
  deleted_at: Instant | null
  event_sequence: Generated<number>
  form_id: string
  form_revision: number
  id: string
  namespace: string
  questions: Json
  rest: Generated<Json>
  revision: Generated<number>
  seen: Generated<boolean>
  site_id: string
  status: string
  submitter_id: string | null
  submitter_type: string
  updated_at: Instant
}

export interface Holds {
  address_hash: Buffer
  checkout_id: string
  created_at: Instant
  ends_at: Instant
  expires_at: Instant
  id: string
  owner_id: string
  owner_type: string
  resource_ids: Generated<string[]>
  scope_id: string | null
  seats: Generated<number>
  service_id: string
  site_id: string
  slot: Json
  starts_at: Instant
  time_zone: string
}

export interface Hosts {
  host: string
  site_id: string
}

export interface IdempotencyKeys {
  actor: string
  body: string | null
  created_at: Instant
  key: string
  operation: string
  request_hash: Buffer
  site_id: string
  status: number | null
}

export interface Invitations {
  created_at: Instant
  email: string
  expires_at: Instant
  granted_by_app_id: string | null
  granted_by_user_id: string | null
  id: string
  name: Generated<string>
  role: string
  secret_hash: Buffer
  site_id: string
  staff_member_id: string | null
}

export interface Locations {
  address: Generated<Json>
  archived_at: Instant | null
  calendar_version: Generated<number>
  created_at: Instant
  directions: string | null
  email: string | null
  id: string
  is_default: Generated<boolean>
  name: string
  phone: string | null
  revision: Generated<number>
  schedule_id: string
  site_id: string
  sort_order: Generated<number>
  status: Generated<string>
  time_zone: string
  updated_at: Instant
}

export interface MailedSignIns {
  code_hash: Buffer
  expires_at: Instant
  id: string
  link_hash: Buffer
  member_id: string | null
  request_hash: Buffer
  site_id: string
  tries: Generated<number>
}

export interface MediaFiles {
  alt_text: Generated<string>
  content_type: string
  created_at: Instant
  due_at: Instant
  file_name: string
  height: number | null
  id: string
  kind: string
  link_secret: Buffer
  member_id: string | null
  purpose: string
  site_id: string
  size_bytes: number
  unused_since: Instant | null
  width: number | null
}

export interface MemberCredentials {
  client_meta_data: Json | null
  created_at: Instant
  member_id: string
  password_hash: string | null
  password_set_at: Instant | null
  revision: Generated<number>
  site_id: string
  updated_at: Instant
}

export interface MemberFactors {
  activated_at: Instant | null
  code_expires_at: Instant | null
  code_hash: Buffer | null
  created_at: Instant
  id: string
  last_step: number | null
  last_used_at: Instant | null
  member_id: string
  message_id: string | null
  phone: string | null
  sealed_secret: Buffer | null
  site_id: string
  tries: Generated<number>
  type: string
}

export interface MemberHistory {
  action: string
  actor_id: string | null
  actor_name: string | null
  actor_type: string
  changes: Generated<Json>
  member_id: string
  number: number
  occurred_at: Instant
  site_id: string
}

export interface MemberPasskeys {
  counter: number
  created_at: Instant
  credential_id: string
  host: string
  id: string
  is_synced: boolean
  last_used_at: Instant | null
  member_id: string
  name: string
  public_key: Buffer
  site_id: string
  transports: string[]
}

export interface MemberRecoveryCodes {
  code_hash: Buffer
  member_id: string
  site_id: string
}

export interface Members {
  activity: Generated<string>
  awaits_approval: Generated<boolean>
  awaits_verification: Generated<boolean>
  contact_id: string | null
  cover: Json | null
  created_at: Instant
  deleted_at: Instant | null
  event_sequence: Generated<number>
  id: string
  identity_profile: Json | null
  last_login_at: Instant | null
  login_email: string
  login_email_verified_at: Instant | null
  nickname: string | null
  photo: Json | null
  privacy: string
  purge_at: Instant | null
  site_id: string
  slug: string
  status: string
  title: string | null
  updated_at: Instant
  user_id: string | null
}

export interface MemberSessions {
  address: string | null
  created_at: Instant
  expires_at: Instant
  id: string
  last_seen_at: Instant
  member_id: string
  secret_hash: Buffer
  site_id: string
  user_agent: string | null
  visitor_id: string | null
}

export interface MemberSettings {
  candidates: Generated<string>
  default_privacy: Generated<string>
  default_revision: Generated<number>
  revision: Generated<number>
  site_id: string
  updated_at: Instant
  visible_to: Generated<string>
}

export interface MemberVisitors {
  attached_at: Instant
  member_id: string
  site_id: string
  visitor_id: string
}

export interface Messages {
  attachments: Generated<Json>
  attempts: Generated<number>
  body_html: string | null
  body_text: string
  booking_id: string | null
  channel: string
  created_at: Instant
  dedupe_key: string
  due_at: Instant
  id: string
  kind: string
  language: string
  last_error: string | null
  recipient: string
  recipient_name: string | null
  secrets: Buffer | null
  secrets_expire_at: Instant | null
  sent_at: Instant | null
  site_id: string
  status: Generated<string>
  subject: Generated<string>
}

export interface MessageTemplates {
  body: string | null
  kind: string
  language: string
  site_id: string
  subject: string | null
  updated_at: Instant
}

export interface OauthClients {
  allowed_origins: Generated<string[]>
  created_at: Instant
  disabled_at: Instant | null
  first_party: Generated<boolean>
  id: string
  name: string
  permissions: string[] | null
  redirect_uris: Generated<string[]>
  secret_hash: Buffer | null
  site_id: string
}

export interface Occupancies {
  during: string
  hold_id: string | null
  hold_until: Instant | null
  id: string
  overlap_allowed: Generated<boolean>
  resource_id: string
  session_id: string | null
  site_id: string
}

export interface PasskeyChallenges {
  challenge: string
  expires_at: Instant
  id: string
  member_id: string | null
  purpose: string
  site_id: string
}

export interface ProviderIdentities {
  created_at: Instant
  member_id: string
  provider_id: string
  site_id: string
  subject: string
}

export interface RateLimits {
  hits: number
  key: string
  site_id: string
  window_started_at: Instant
}

export interface RecoveryTokens {
  created_at: Instant
  expires_at: Instant
  member_id: string
  return_url: string | null
  secret_hash: Buffer
  site_id: string
}

export interface RedirectSessions {
  auth_request: Json | null
  booking_id: string | null
  browser_hash: Buffer | null
  callbacks: Generated<Json>
  client_id: string
  completed_at: Instant | null
  created_at: Instant
  expires_at: Instant
  family_id: string | null
  hosted_family_id: string | null
  id: string
  kind: string
  login_required_at: Instant | null
  member_id: string | null
  member_session_id: string | null
  member_visitor_id: string | null
  opened_at: Instant | null
  opener_member_id: string | null
  page_origin: string | null
  query: Generated<Json>
  secret_hash: Buffer
  site_id: string
  target: string | null
  visitor_id: string | null
}

export interface RefreshTokens {
  created_at: Instant
  family_id: string
  first_used_at: Instant | null
  id: string
  parent_id: string | null
  secret_hash: Buffer
  site_id: string
  superseded_at: Instant | null
}

export interface RememberedDevices {
  created_at: Instant
  expires_at: Instant
  member_id: string
  secret_hash: Buffer
  site_id: string
}

export interface RemovedPeople {
  created_at: Instant
  last_seen_at: Instant | null
  removed_at: Instant
  role: string
  site_id: string
  staff_member_id: string | null
  user_id: string
}

export interface Resources {
  app_id: string | null
  approval_status: Generated<string>
  calendar_version: Generated<number>
  created_at: Instant
  deleted_at: Instant | null
  event_sequence: Generated<number>
  extended_fields: Generated<Json>
  id: string
  location_ids: Generated<string[]>
  location_options: Json | null
  management_type: string | null
  max_bookings_per_day: number | null
  name: string
  rank: Generated<number>
  revision: Generated<number>
  schedule_id: string
  site_id: string
  status: Generated<string>
  type_id: string | null
  updated_at: Instant
  working_hours_schedule_id: string | null
}

export interface ResourceTypes {
  app_id: string | null
  created_at: Instant
  deleted_at: Instant | null
  event_sequence: Generated<number>
  extended_fields: Generated<Json>
  id: string
  is_staff: Generated<boolean>
  name: string
  revision: Generated<number>
  site_id: string
  updated_at: Instant
}

export interface RevokedInvitations {
  created_at: Instant
  email: string
  expires_at: Instant
  granted_by_app_id: string | null
  granted_by_user_id: string | null
  id: string
  name: string
  revoked_at: Instant
  role: string
  secret_hash: Buffer
  site_id: string
  staff_member_id: string | null
}

export interface Schedules {
  created_at: Instant
  id: string
  kind: string
  name: Generated<string>
  site_id: string
  time_zone: string
  updated_at: Instant
}

export interface SchemaMigrations {
  applied_at: Instant
  checksum: string
  name: string
}

export interface Seats {
  capacity: number
  held: Generated<number>
  offered: Generated<number>
  over: Generated<number>
  scope_id: string
  site_id: string
  taken: Generated<number>
}

export interface ServiceLocations {
  custom: Json | null
  id: string
  location_id: string | null
  position: number
  service_id: string
  site_id: string
  type: string
}

export interface ServiceOptions {
  created_at: Instant
  event_sequence: Generated<number>
  extended_fields: Json | null
  id: string
  options: Json
  revision: Generated<number>
  service_id: string
  site_id: string
  updated_at: Instant
  variants: Json
}

export interface ServiceResourceTypes {
  position: number
  resource_ids: Generated<string[]>
  resource_type_id: string
  service_id: string
  site_id: string
}

export interface Services {
  app_id: string | null
  booking_policy_id: string
  buffer_after_minutes: Generated<number>
  buffer_before_minutes: Generated<number>
  category_id: string | null
  color: Generated<string>
  conferencing: Generated<Json>
  created_at: Instant
  created_by_app_id: string | null
  default_capacity: number
  deleted_at: Instant | null
  description: string | null
  duration_minutes: number | null
  event_sequence: Generated<number>
  first_session_start: Instant | null
  form_id: string
  hidden: Generated<boolean>
  id: string
  last_session_end: Instant | null
  lower_name: Generated<string>
  main_slug: string
  main_slug_custom: Generated<boolean>
  media: Generated<Json>
  name: string
  online_booking: Json
  payment: Json
  pricing_plan_ids: Generated<string[]>
  primary_resource_type_id: string | null
  rest: Generated<Json>
  revision: Generated<number>
  schedule_id: string
  search_name: Generated<string>
  session_minutes: Generated<number[]>
  site_id: string
  sort_order: Generated<number>
  tag_line: string | null
  type: string
  updated_at: Instant
}

export interface ServiceSlugs {
  created_at: Instant
  custom: Generated<boolean>
  service_id: string
  site_id: string
  slug: string
}

export interface ServiceStaff {
  position: number
  resource_id: string
  service_id: string
  site_id: string
}

export interface SessionRules {
  capacity: number | null
  created_at: Instant
  duration_minutes: number
  expanded_until: string
  id: string
  interval_weeks: Generated<number>
  local_start: string
  location_id: string | null
  location_type: string | null
  note: string | null
  overlap_allowed: Generated<boolean>
  resource_ids: Generated<string[]>
  schedule_id: string
  service_id: string | null
  site_id: string
  time_zone: string
  title: Generated<string>
  transparency: Generated<string>
  until_date: string | null
  updated_at: Instant
}

export interface Sessions {
  capacity: number | null
  changed: Generated<boolean>
  created_at: Instant
  double_booked: Generated<boolean>
  dropped: Generated<boolean>
  ends_at: Instant
  event_sequence: Generated<number>
  id: string
  local_start: string
  location_id: string | null
  location_type: string | null
  note: string | null
  original_local_start: string | null
  resource_ids: Generated<string[]>
  revision: Generated<number>
  rule_id: string | null
  schedule_id: string
  service_id: string | null
  site_id: string
  starts_at: Instant
  status: Generated<string>
  time_zone: string
  title: Generated<string>
  transparency: Generated<string>
  updated_at: Instant
}

export interface SessionTokens {
  created_at: Instant
  expires_at: Instant
  member_id: string
  secret_hash: Buffer
  site_id: string
  visitor_id: string | null
}

export interface SigningKeys {
  algorithm: string
  created_at: Instant
  id: string
  private_jwk: Json
  public_jwk: Json | null
  purpose: string
  retired_at: Instant | null
}

export interface SignInProviders {
  client_id: string
  client_secret: Buffer | null
  created_at: Instant
  enabled: Generated<boolean>
  id: string
  issuer: string
  name: string
  scopes: string[]
  site_id: string
  updated_at: Instant
}

export interface SignInStates {
  code_expires_at: Instant | null
  code_factor: string | null
  code_hash: Buffer | null
  code_sent_at: Instant | null
  created_at: Instant
  expires_at: Instant
  id: string
  kind: string
  member_id: string
  message_id: string | null
  return_url: string | null
  secret_hash: Buffer
  site_id: string
  tries: Generated<number>
}

export interface SignOnPolicies {
  created_at: Instant
  event_sequence: Generated<number>
  hides_unknown_emails: Generated<boolean>
  id: string
  minimum_password_length: Generated<number>
  require_email_verification: Generated<boolean>
  require_owner_approval: Generated<boolean>
  revision: Generated<number>
  site_id: string
  updated_at: Instant
}

export interface SiteClaims {
  created_at: Instant
  secret_hash: Buffer
  site_id: string
  used_at: Instant | null
}

export interface Sites {
  address: string | null
  brand_color: Generated<string>
  captcha: Json | null
  conferencing_template: string | null
  confirmed_url: string | null
  cover_url: string | null
  created_at: Instant
  currency: string
  description: Generated<string>
  ecom_order_payment_request_template: string | null
  email: string | null
  events_checkout_template: string | null
  hold_minutes: Generated<number>
  id: string
  is_default: Generated<boolean>
  language: Generated<string>
  languages: Generated<string[]>
  last_seen_url: string | null
  logo_url: string | null
  max_bookings_per_network: Generated<number>
  max_bookings_per_recipient: Generated<number>
  max_bookings_per_visitor: Generated<number>
  max_emails_per_recipient: Generated<number>
  max_holds_per_address: Generated<number>
  max_holds_per_visitor: Generated<number>
  max_submissions_per_network: Generated<number>
  max_submissions_per_visitor: Generated<number>
  max_texts_per_day: Generated<number>
  max_texts_per_network: Generated<number>
  max_texts_per_number: Generated<number>
  name: string
  pending_url: string | null
  pending_url_expires_at: Instant | null
  pending_url_hash: Buffer | null
  phone: string | null
  required_contact: Generated<string[]>
  requires_second_factor: Generated<boolean>
  set_up_done: Generated<string[]>
  set_up_finished: Generated<boolean>
  settings: Generated<Json>
  slot_step_minutes: number | null
  slug: string
  stores_product_template: string | null
  tagline: Generated<string>
  time_zone: string
  updated_at: Instant
}

export interface SiteUsers {
  created_at: Instant
  last_seen_at: Instant | null
  resource_ids: Generated<string[]>
  role: string
  site_id: string
  user_id: string
}

export interface StaffFactors {
  activated_at: Instant | null
  created_at: Instant
  id: string
  last_step: number | null
  last_used_at: Instant | null
  sealed_secret: Buffer
  user_id: string
}

export interface StaffMembers {
  color: Generated<string>
  created_at: Instant
  deleted_at: Instant | null
  description: string | null
  email: string | null
  event_sequence: Generated<number>
  extended_fields: Generated<Json>
  former_services: Generated<Json>
  gender: string | null
  id: string
  image_url: string | null
  main_media: Json | null
  name: string
  phone: string | null
  private_tags: Generated<string[]>
  removed_at: Instant | null
  resource_id: string
  revision: Generated<number>
  service_provider: Generated<boolean>
  site_id: string
  slug: Generated<string>
  sort_order: Generated<number>
  tags: Generated<string[]>
  updated_at: Instant
  user_id: string | null
}

export interface StaffPasswordLinks {
  created_at: Instant
  expires_at: Instant
  secret_hash: Buffer
  site_id: string
  user_id: string
}

export interface StaffRecoveryCodes {
  code_hash: Buffer
  user_id: string
}

export interface StaffSessions {
  address: string | null
  created_at: Instant
  csrf_secret: Buffer
  expires_at: Instant
  id: string
  last_seen_at: Instant
  secret_hash: Buffer
  site_id: string
  user_agent: string | null
  user_id: string
}

export interface StaffSettings {
  contact_public: Generated<boolean>
  created_at: Instant
  event_sequence: Generated<number>
  extended_fields: Generated<Json>
  gender_public: Generated<boolean>
  id: string
  revision: Generated<number>
  site_id: string
  updated_at: Instant
}

export interface StaffSignInStates {
  expires_at: Instant
  secret_hash: Buffer
  site_id: string
  tries: Generated<number>
  user_id: string
}

export interface StaffSlugs {
  created_at: Instant
  site_id: string
  slug: string
  staff_member_id: string
}

export interface TokenFamilies {
  client_id: string
  created_at: Instant
  expires_at: Instant
  id: string
  last_used_at: Instant
  member_session_id: string | null
  parent_family_id: string | null
  revoked_at: Instant | null
  role: string
  site_id: string
  subject_id: string
  visitor_id: string | null
}

export interface Users {
  created_at: Instant
  email: string
  id: string
  language: string | null
  name: string
  password_hash: string | null
  updated_at: Instant
}

export interface WorkingHourExceptions {
  date: string
  id: string
  location_id: string | null
  reason: string | null
  schedule_id: string
  site_id: string
  windows: Generated<Json>
}

export interface WorkingHourRules {
  closes_minute: number
  id: string
  location_id: string | null
  opens_minute: number
  schedule_id: string
  site_id: string
  valid_from: string | null
  valid_until: string | null
  weekday: number
}

export interface DB {
  add_on_groups: AddOnGroups
  add_ons: AddOns
  api_keys: ApiKeys
  async_jobs: AsyncJobs
  attendances: Attendances
  audit_entries: AuditEntries
  authorization_codes: AuthorizationCodes
  booking_history: BookingHistory
  booking_policies: BookingPolicies
  bookings: Bookings
  bookings_settings: BookingsSettings
  calendar_feeds: CalendarFeeds
  captcha_settings: CaptchaSettings
  captcha_solutions: CaptchaSolutions
  categories: Categories
  client_sites: ClientSites
  closing_days: ClosingDays
  contact_history: ContactHistory
  contacts: Contacts
  customer_notes: CustomerNotes
  deleted_add_on_groups: DeletedAddOnGroups
  deleted_add_ons: DeletedAddOns
  deleted_service_options: DeletedServiceOptions
  deleted_services: DeletedServices
  erasures: Erasures
  event_deliveries: EventDeliveries
  events: Events
  form_submissions: FormSubmissions
  forms: Forms
  holds: Holds
  hosts: Hosts
  idempotency_keys: IdempotencyKeys
  invitations: Invitations
  locations: Locations
  mailed_sign_ins: MailedSignIns
  media_files: MediaFiles
  member_credentials: MemberCredentials
  member_factors: MemberFactors
  member_history: MemberHistory
  member_passkeys: MemberPasskeys
  member_recovery_codes: MemberRecoveryCodes
  member_sessions: MemberSessions
  member_settings: MemberSettings
  member_visitors: MemberVisitors
  members: Members
  message_templates: MessageTemplates
  messages: Messages
  oauth_clients: OauthClients
  occupancies: Occupancies
  passkey_challenges: PasskeyChallenges
  provider_identities: ProviderIdentities
  rate_limits: RateLimits
  recovery_tokens: RecoveryTokens
  redirect_sessions: RedirectSessions
  refresh_tokens: RefreshTokens
  remembered_devices: RememberedDevices
  removed_people: RemovedPeople
  resource_types: ResourceTypes
  resources: Resources
  revoked_invitations: RevokedInvitations
  schedules: Schedules
  schema_migrations: SchemaMigrations
  seats: Seats
  service_locations: ServiceLocations
  service_options: ServiceOptions
  service_resource_types: ServiceResourceTypes
  service_slugs: ServiceSlugs
  service_staff: ServiceStaff
  services: Services
  session_rules: SessionRules
  session_tokens: SessionTokens
  sessions: Sessions
  sign_in_providers: SignInProviders
  sign_in_states: SignInStates
  sign_on_policies: SignOnPolicies
  signing_keys: SigningKeys
  site_claims: SiteClaims
  site_users: SiteUsers
  sites: Sites
  staff_factors: StaffFactors
  staff_members: StaffMembers
  staff_password_links: StaffPasswordLinks
  staff_recovery_codes: StaffRecoveryCodes
  staff_sessions: StaffSessions
  staff_settings: StaffSettings
  staff_sign_in_states: StaffSignInStates
  staff_slugs: StaffSlugs
  token_families: TokenFamilies
  users: Users
  working_hour_exceptions: WorkingHourExceptions
  working_hour_rules: WorkingHourRules
}
