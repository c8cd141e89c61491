/** `npm run reload-content`: tells the running site that the files of the content folder changed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const port = process.env['PORT'] ?? '3000'
const token = readFileSync(join(process.env['VAR_DIR'] ?? 'var', 'reload-token'), 'utf8')
const answer = await fetch(`http://localhost:${port}/api/reload-content/`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
})
console.log(await answer.text())
if (!answer.ok) process.exitCode = 1
