// Tests the third-party checks with one violation and one valid file each, so that a setting that disables them is
// noticed.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { TOP } from '../project/files.ts'
import { tool } from '../running/run.ts'

function runTool(args: string[], folder: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { code: status, output: stdout + stderr }
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'kalends-tools-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('lint', () => {
  /** Lints one file with our settings. */
  function lint(path: string, text: string): string {
    const project = mkdtempSync(join(folder, 'lint-'))
    for (const ours of ['biome.json', 'scripts/lint']) cpSync(join(TOP, ours), join(project, ours), { recursive: true })
    writeFiles(project, { [path]: text })
    return runTool([tool('@biomejs/biome', 'biome'), 'lint', '--vcs-enabled=false', '--colors=off', path], project)
      .output
  }

  test.each([
    ['a second clock on the server', 'apps/server/src/http/a.ts', 'export const at = Date.now()\n', 'context.clock'],
    ['a date without an argument', 'apps/server/src/http/a.ts', 'export const at = new Date()\n', 'context.clock'],
    ['printing from the server', 'apps/server/src/http/a.ts', "console.log('x')\n", 'noConsole'],
    ['any', 'packages/sdk/src/a.ts', 'export const f = (x: any) => x\n', 'noExplicitAny'],
    ['a default export', 'packages/sdk/src/a.ts', 'export default 1\n', 'noDefaultExport'],
    ['a floating promise', 'packages/sdk/src/a.ts', 'const f = async () => 1\nf()\n', 'noFloatingPromises'],
    ['a name in camel case', 'packages/sdk/src/slotPicker.ts', 'export const x = 1\n', 'useFilenamingConvention'],
    ['a skipped test', 'packages/sdk/src/a.test.ts', "test.skip('x', () => {})\n", 'noSkippedTests'],
  ])('finds %s', (_, path, text, rule) => {
    expect(lint(path, text)).toContain(rule)
  })

  test('allows the clock to read the time, and a date to be created from an instant', () => {
    expect(lint('apps/server/src/clock.ts', 'export const now = () => Date.now()\n')).not.toContain('context.clock')
    expect(lint('apps/server/src/http/a.ts', 'export const at = new Date(0)\n')).not.toContain('context.clock')
  })
})

describe('dead code', () => {
  const files = {
    'package.json': JSON.stringify({ name: 'x', type: 'module', main: './src/index.ts' }),
    'src/index.ts': "import { used } from './a.ts'\nimport 'left-pad'\nconsole.log(used)\n",
    'src/a.ts': 'export const used = 1\nexport const unused: number = 2\n',
    'src/orphan.ts': 'export const orphan = 1\n',
  }

  test('reports an unused export, an unused file and an undeclared package', () => {
    const project = join(folder, 'dead-code')
    writeFiles(project, files)
    const { code, output } = runTool([tool('knip'), '--no-progress'], project)
    expect(code).toBe(1)
    for (const found of ['unused', 'src/orphan.ts', 'left-pad']) expect(output).toContain(found)
    expect(output).not.toMatch(/\bused\b +src/)
  })
})
