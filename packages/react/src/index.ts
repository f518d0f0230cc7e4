export { KalendsProvider, useKalends } from './context.tsx'
export { type CallState, useCall } from './use-call.ts'
export { type Countdown, useCountdown } from './use-countdown.ts'
