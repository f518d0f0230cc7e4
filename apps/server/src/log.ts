import { type BaseLogger, type Bindings, type ChildLoggerOptions, pino } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** One JSON line per entry. The shape is the one the web server takes too. */
export type Log = Pick<BaseLogger, LogLevel | 'level'> & {
  child(bindings: Bindings, options?: ChildLoggerOptions): Log
}

/** Goes to standard error: standard output belongs to what a person or a script asked for. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
}
