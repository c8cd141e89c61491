/** Started by `server.js`: serves the build if it was built from these sources, else ends with an error message. */
import { findBuildError } from './build-record.ts'

const error = findBuildError(process.cwd())
if (error) {
  console.error(error)
  process.exit(1)
}
await import('./serve.ts')
