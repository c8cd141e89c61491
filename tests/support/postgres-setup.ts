/** Starts one PostgreSQL for all database tests of a run. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}
