import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter()],
  // No PostCSS: what Mantine ships is ready, and its preset would take light-dark() apart.
  css: { postcss: {} },
  // light-dark() must survive the minifier; browsers without it are below our floor.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  // The server mounts `handlePage` of src/server.ts; React Router's own build is imported there as a virtual module.
  environments: { ssr: { build: { rolldownOptions: { input: 'src/server.ts' } } } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] }, noExternal: [/^@kalends\//] },
  // Named here so that the first page of a fresh checkout does not meet a half-optimised dependency.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react-router', 'react-router/dom'] },
})
