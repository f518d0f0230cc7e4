import { type Finding, runChecks } from '@kalends/server'
import type { Command } from 'commander'
import { asCommand } from '../command.ts'

export function addDoctor(program: Command): void {
  asCommand(
    program.command('doctor').description('check the installation without changing anything'),
    async ({ context }) => {
      const findings = await runChecks(context)
      const healthy = findings.every(({ state }) => state !== 'broken')
      if (!healthy) process.exitCode = 1
      return { healthy, findings }
    },
    ({ findings }) => findings.map(formatFinding).join('\n'),
    { migrate: false },
  )
}

function formatFinding({ check, state, detail }: Finding): string {
  return `${state.padEnd(8)} ${check.padEnd(12)} ${detail}`
}
