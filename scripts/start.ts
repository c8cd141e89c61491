/** What `server.js` starts: serves the build of these sources, and no other. */
import { faultOfBuild } from './made-from.ts'

const fault = faultOfBuild(process.cwd())
if (fault) {
  console.error(fault)
  process.exit(1)
}
await import('./serve.ts')
