import type { KnipConfig } from 'knip'

/** Style sheets name fonts of packages; as imports they are seen to be used. */
const asImports = (css: string): string =>
  [...css.matchAll(/url\(['"](?!data:|\/)([^'"]+)['"]\)/g)].map((match) => `import '${match[1]}'`).join('\n')

export default {
  // An export that its own file uses is more public than it needs to be, but not dead.
  ignoreExportsUsedInFile: true,
  // Doors show the types their functions speak in, whether or not somebody names them today.
  exclude: ['types'],
  compilers: { css: asImports },
  workspaces: {
    '.': {
      entry: ['scripts/*.ts'],
      project: ['scripts/**/*.ts'],
      // Started as a program, by scripts/make-tables.ts.
      ignoreDependencies: ['kysely-codegen'],
    },
    'packages/*': { project: ['{src,test}/**/*.{ts,tsx}'] },
    'apps/server': {
      // Their files are read by path, by the receipts as PDF.
      ignoreDependencies: ['@fontsource/noto-sans', '@fontsource/noto-sans-hebrew'],
      entry: [
        'src/main.ts',
        'src/processes/worker-main.ts',
        'src/features/media/steps/picture-process.ts',
        'test/support/index.ts',
        'test/running/support/keep-database.ts',
      ],
      project: ['{src,test}/**/*.ts'],
    },
    'apps/cli': { entry: ['src/main.ts'], project: ['{src,test}/**/*.ts'] },
    'apps/web': { entry: ['src/server.ts'], project: ['src/**/*.{ts,tsx,css}'] },
    e2e: { project: ['**/*.ts'] },
    bench: { entry: ['src/main.ts', 'src/http/bare-server.ts'], project: ['{src,test}/**/*.ts'] },
  },
} satisfies KnipConfig
