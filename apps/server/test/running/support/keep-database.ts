// Keeps the embedded database of the folder it is given, until it is stopped: the smallest owner of one there can be.
import { startEmbedded } from '../../../src/db/supervisor/index.ts'
import { createLog } from '../../../src/log.ts'

const [dataFolder = '', purpose = 'server'] = process.argv.slice(2)

try {
  const database = await startEmbedded({
    dataFolder,
    log: createLog('warn'),
    purpose: purpose === 'command' ? 'command' : 'server',
    onLost: (error) => process.stdout.write(`lost: ${error}\n`),
  })
  process.on('SIGTERM', async () => {
    await database.stop()
    process.exit(0)
  })
  process.stdout.write('ready\n')
} catch (error) {
  process.stdout.write(`${(error as Error).name}: ${(error as Error).message}\n`)
  process.exit(1)
}
