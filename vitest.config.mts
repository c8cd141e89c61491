import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'

keepTemporaryFilesInMemory()

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // The guard throws outside a React server; tests of lib/server run in plain Node.
  'server-only': fileURLToPath(new URL('tests/support/server-only.ts', import.meta.url)),
}

/** A drawing is what the framework makes of it: an object with its address. */
const drawings = {
  name: 'drawings',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('.svg') ? `export default { src: '/${basename(id)}' }` : undefined),
}

export default defineConfig({
  test: {
    allowOnly: false,
    // No test measures time: these end what hangs. Generated cases and processes take long on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // One more than there are cores: a third of the time passes in waiting for processes and databases.
    maxWorkers: availableParallelism() + 1,
    // `isolate: false`: loading modules again for each file took longer than the tests. What a file leaves behind, tests/support/shared-worker.ts puts back,
    // and so that no file mocks for another, those of the database share their mocks (tests/support/database-worker.ts).
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/generated-cases.ts', 'tests/support/shared-worker.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'database',
          isolate: false,
          environment: 'node',
          include: ['tests/db/**/*.test.ts'],
          setupFiles: [
            'tests/support/fail-on-console.ts',
            'tests/support/generated-cases.ts',
            'tests/support/shared-worker.ts',
            'tests/support/database-worker.ts',
          ],
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
      {
        plugins: [react(), drawings],
        resolve: {
          alias: [
            {
              find: /^.*\/(send-form|solve-proof-of-work)$/,
              replacement: fileURLToPath(new URL('tests/support/send-form.ts', import.meta.url)),
            },
            ...Object.entries(alias).map(([find, replacement]) => ({ find, replacement })),
          ],
        },
        test: {
          name: 'components',
          isolate: false,
          environment: 'jsdom',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: [
            'tests/support/fail-on-console.ts',
            'tests/support/generated-cases.ts',
            'tests/support/shared-worker.ts',
            'tests/support/jsdom.ts',
          ],
          server: { deps: { inline: ['next-intl'] } },
        },
      },
    ],
  },
})
