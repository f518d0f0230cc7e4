import { isOperatorError, type Operator, openForCommand, Refusal, readConfig, Violations } from '@kalends/server'
import type { Command } from 'commander'

type Options = { json?: boolean }

/**
 * Gives a command an action that connects to the installation, runs, and prints the result. With --json, standard
 * output is exactly one JSON value: the result, or `{"error"}` with exit code 1.
 *
 * @param work  returns the result, which --json prints as it is
 * @param show  formats the result as text
 */
export function asCommand<O extends Options, Result>(
  command: Command,
  work: (operator: Operator, options: O) => Promise<Result>,
  show: (result: Result) => string,
  open: { migrate?: boolean } = {},
): void {
  command.option('--json', 'print the result as JSON').action(async (options: O) => {
    try {
      const result = await withOperator(open, (operator) => work(operator, options))
      print(options.json ? JSON.stringify(result) : show(result))
    } catch (error) {
      printError(error, options.json === true)
      process.exitCode = 1
    }
  })
}

async function withOperator<Result>(
  open: { migrate?: boolean },
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const operator = await openForCommand(readConfig(), open)
  try {
    return await work(operator)
  } finally {
    await operator.close()
  }
}

function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

function printError(error: unknown, asJson: boolean): void {
  if (asJson) print(JSON.stringify({ error: { code: errorCode(error), message: errorMessage(error) } }))
  else process.stderr.write(`${isExpected(error) ? errorMessage(error) : errorStack(error)}\n`)
}

function isExpected(error: unknown): boolean {
  return isOperatorError(error) || error instanceof Refusal || error instanceof Violations
}

function errorCode(error: unknown): string {
  if (error instanceof Refusal) return error.code
  if (error instanceof Violations) return 'VALIDATION_FAILURE'
  return isOperatorError(error) ? 'CANNOT_RUN' : 'UNEXPECTED'
}

function errorMessage(error: unknown): string {
  if (error instanceof Refusal) return error.description
  return error instanceof Error ? error.message : String(error)
}

function errorStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
