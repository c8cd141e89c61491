/** The files of the content, CONTENT_DIR or data/. */
import { ContentError } from '../../../lib/content/content-issue.ts'
import { readSettings } from '../../../lib/process/settings.ts'
import { type ContentReport, formatReport, isInOrder, toReport } from '../../../lib/server/content/content-report.ts'
import { publishContent } from '../../../lib/server/content/publish-content.ts'
import { callSite } from '../../call-site.ts'
import { type ExitCode, fail, type Line, type Subject } from '../command.ts'

const changes = { added: [], changed: [], removed: [] }

/** As at a very first start: what is held back has no version before. */
function checkFolder(folder: string): { report: ContentReport; properties: number } {
  try {
    const { snapshot, held, warnings, gaps } = publishContent(folder, new Date().toISOString().slice(0, 10), new Map())
    const report = toReport({ serves: 'current', held, warnings, gaps, refusal: [], changes })
    return { report, properties: snapshot.properties.length }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return {
      report: toReport({ serves: 'none', held: [], warnings: [], gaps: [], refusal: error.issues, changes }),
      properties: 0,
    }
  }
}

function print(report: ContentReport, line: Line): ExitCode {
  console.log(line.flag('json') ? JSON.stringify(report, null, 2) : formatReport(report).join('\n'))
  return isInOrder(report) ? 0 : 1
}

async function check(line: Line): Promise<ExitCode> {
  const { report, properties } = checkFolder(readSettings(process.env).CONTENT_DIR)
  const code = print(report, line)
  const missing = report.missingTexts.reduce((sum, { count }) => sum + count, 0)
  if (!line.flag('json'))
    console.log(
      `${properties} properties, ${report.held.length} held back, ${report.warnings.length} warning(s), ${missing} text(s) missing in a language`,
    )
  return code
}

async function reload(line: Line): Promise<ExitCode> {
  const answer = await callSite('/api/reload-content/')
  if (!answer) return fail('No running site was found with this PORT and VAR_DIR.')
  // 422 is a report, too: of content that is refused as a whole.
  if (!answer.ok && answer.status !== 422) return fail(await answer.text())
  return print(await answer.json(), line)
}

const options = { json: { shape: 'flag', describes: 'the report as data' } } as const

export const content: Subject = {
  verbs: {
    check: { summary: 'prints what would be published, what held back and why, and missing good practice', options, run: check },
    reload: { summary: 'tells the running site that the files changed, and says what it makes of them', options, run: reload },
  },
}
