/** `npm run check-data`: checks the content and prints every mistake and every missing good practice. */
import { ContentError, formatIssue } from '../lib/content/content-issue.ts'
import { readSettings } from '../lib/process/settings.ts'
import { loadSnapshot } from '../lib/server/content/load-snapshot.ts'

const folder = readSettings(process.env).CONTENT_DIR
try {
  const { snapshot, warnings } = loadSnapshot(folder, new Date().toISOString().slice(0, 10))
  for (const warning of warnings) console.log(`warning  ${formatIssue(warning)}`)
  console.log(`The content is in order: ${snapshot.properties.length} properties, ${warnings.length} warning(s).`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  for (const issue of error.issues) console.error(`error  ${formatIssue(issue)}`)
  console.error(`The content has ${error.issues.length} mistake(s).`)
  process.exitCode = 1
}
