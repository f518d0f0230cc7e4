import { Empty } from '../empty.ts'
import { operation } from '../operation.ts'
import {
  ClaimSiteRequest,
  NoParameters,
  SignInStaffRequest,
  StaffSessionResponse,
  SwitchSiteRequest,
} from './shapes.ts'

/** Signing in and out of people who work at a business. The session travels in an httpOnly cookie. */
export const usersOperations = {
  signInStaff: operation({
    id: 'signInStaff',
    summary: 'Signs a person who works here in; sets the session cookie.',
    method: 'POST',
    paths: ['/v1/staff/sign-in'],
    access: { anyone: true },
    input: SignInStaffRequest,
    output: StaffSessionResponse,
    errors: ['INVALID_CREDENTIALS', 'THROTTLED_FEATURE'],
  }),
  claimSite: operation({
    id: 'claimSite',
    summary: 'Makes the holder of the one-time token owner of a new installation; sets the session cookie.',
    method: 'POST',
    paths: ['/v1/staff/claim'],
    access: { anyone: true },
    input: ClaimSiteRequest,
    output: StaffSessionResponse,
    errors: ['INVALID_TOKEN', 'THROTTLED_FEATURE'],
  }),
  getStaffSession: operation({
    id: 'getStaffSession',
    summary: 'Who is signed in, where they work and what they may do.',
    method: 'GET',
    paths: ['/v1/staff/session'],
    access: { manager: 'any' },
    input: NoParameters,
    output: StaffSessionResponse,
    errors: [],
  }),
  switchSite: operation({
    id: 'switchSite',
    summary: 'Works for another business from now on; sets a new session cookie.',
    method: 'POST',
    paths: ['/v1/staff/switch-site'],
    access: { manager: 'any' },
    input: SwitchSiteRequest,
    output: StaffSessionResponse,
    errors: ['NOT_FOUND'],
  }),
  signOutStaff: operation({
    id: 'signOutStaff',
    summary: 'Ends the session and clears its cookie.',
    method: 'POST',
    paths: ['/v1/staff/sign-out'],
    access: { manager: 'any' },
    input: NoParameters,
    output: Empty,
    errors: [],
  }),
}
