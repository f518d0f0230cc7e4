import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  // The server imports this file and calls its handlePage (src/server.ts).
  serverBuildFile: 'server.js',
  ssr: true,
} satisfies Config
