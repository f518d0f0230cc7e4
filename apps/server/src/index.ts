/** The server's door for the operator's CLI: what a command needs to work on the same data as a running server. */
export { type Config, ConfigError, readConfig } from './config.ts'
export { type Context, createContext } from './context.ts'
