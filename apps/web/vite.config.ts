import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { referencePages } from './src/docs/reference/vite-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter(), referencePages(`${import.meta.dirname}/../../docs/openapi.json`)],
  // No PostCSS, whatever configuration lies above this folder.
  css: { postcss: {} },
  // The oldest browsers that know light-dark(); the minifier must neither take it apart nor write for older ones.
  build: { target: ['chrome123', 'firefox120', 'safari17.5'] },
  // The server mounts `handlePage` of src/server.ts; React Router's own build is imported there as a virtual module.
  environments: {
    ssr: { build: { rolldownOptions: { input: 'src/server.ts' } } },
    client: {
      build: {
        // What every page needs, and the page that sells, stand in one file: together they pack better than in pieces.
        rolldownOptions: {
          output: {
            // Hashes alone: each page loads a list of all files, which their names would make half as long again.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'frame', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'house',
                  test: new RegExp(
                    [
                      'src/(paths|root|entry)',
                      // Catalogues stand apart: the entry waits for them before it runs, so none may be in its own file.
                      'src/lib/(?!messages/(?!format-message|page-messages|store)|color|day-bounds|device|live|new-password|page-form|restored-page|series-text|settled|staff|use-updates)',
                      'src/ui/(button|icon|hue|avatar|choice|menu|wordmark|pavement|skip-link)',
                      'src/parts/(price|map-link|page-head|structured-data|slot-list|day-grid|failure-page|offline-bar)',
                      'src/site/(layout|header|footer|service|parts/gallery)',
                    ].join('|'),
                  ),
                },
              ],
            },
          },
        },
      },
    },
  },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] }, noExternal: [/^@kalends\//] },
  // Named here so that the first page of a fresh checkout does not meet a half-optimised dependency.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react-router', 'react-router/dom'] },
})
