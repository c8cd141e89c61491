/** The files of the content, CONTENT_DIR or data/. */
import { ContentError, formatIssue } from '../../../lib/content/content-issue.ts'
import { readSettings } from '../../../lib/process/settings.ts'
import { loadSnapshot } from '../../../lib/server/content/load-snapshot.ts'
import { callSite } from '../../call-site.ts'
import { type ExitCode, fail, type Subject } from '../command.ts'

async function check(): Promise<ExitCode> {
  const folder = readSettings(process.env).CONTENT_DIR
  try {
    const { snapshot, warnings } = loadSnapshot(folder, new Date().toISOString().slice(0, 10))
    for (const warning of warnings) console.log(`warning  ${formatIssue(warning)}`)
    console.log(`The content is in order: ${snapshot.properties.length} properties, ${warnings.length} warning(s).`)
    return 0
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    for (const issue of error.issues) console.error(`error  ${formatIssue(issue)}`)
    return fail(`The content has ${error.issues.length} mistake(s).`)
  }
}

async function reload(): Promise<ExitCode> {
  const answer = await callSite('/api/reload-content/')
  if (!answer) return fail('No running site was found with this PORT and VAR_DIR.')
  console.log(await answer.text())
  return answer.ok ? 0 : 1
}

export const content: Subject = {
  verbs: {
    check: { summary: 'prints every mistake and every missing good practice', run: check },
    reload: { summary: 'tells the running site that the files changed, and says what it makes of them', run: reload },
  },
}
