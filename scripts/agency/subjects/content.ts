/** Commands about the content files, in CONTENT_DIR or data/. */
import { join } from 'node:path'
import { ContentError } from '../../../lib/content/content-issue.ts'
import { todayInBelgium } from '../../../lib/domain/text/brussels-time.ts'
import { codeFolder } from '../../../lib/process/code-folder.ts'
import { readSettings } from '../../../lib/process/settings.ts'
import {
  type ContentReport,
  folderName,
  formatReport,
  isInOrder,
  toReport,
} from '../../../lib/server/content/check/content-report.ts'
import { publishContent } from '../../../lib/server/content/publish/publish-content.ts'
import { callSite } from '../../call-site.ts'
import { type ExitCode, fail, type Line, type Subject } from '../command.ts'
import { readAgency } from '../new-content/read-agency.ts'
import { isFree, writeNewContent } from '../new-content/write-content.ts'

const changes = { added: [], changed: [], removed: [] }

/** As at a first start: items with mistakes have no last good version. */
function checkFolder(folder: string): { report: ContentReport; properties: number } {
  try {
    const { snapshot, held, warnings, gaps } = publishContent(folder, todayInBelgium(), new Map())
    const report = toReport({ serves: 'current', held, warnings, gaps, refusal: [], changes }, folderName(folder))
    return { report, properties: snapshot.properties.length }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return {
      report: toReport({ serves: 'none', held: [], warnings: [], gaps: [], refusal: error.issues, changes }, folderName(folder)),
      properties: 0,
    }
  }
}

function print(report: ContentReport, line: Line, isProspect: boolean): ExitCode {
  console.log(line.flag('json') ? JSON.stringify(report, null, 2) : formatReport(report, isProspect).join('\n'))
  return isInOrder(report) ? 0 : 1
}

async function check(line: Line): Promise<ExitCode> {
  const { report, properties } = checkFolder(readSettings(process.env).CONTENT_DIR)
  const code = print(report, line, true)
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
  // 422 also returns a report: of content that was rejected as a whole.
  if (!answer.ok && answer.status !== 422) return fail(await answer.text())
  return print(await answer.json(), line, false)
}

/** The source of the texts of new content. */
const demoFolder = join(codeFolder(), 'data')

async function create(line: Line): Promise<ExitCode> {
  const [folder = ''] = line.words
  if (!isFree(folder)) return fail(`Expected an empty folder, or none yet; found files in ${folder}.`)
  writeNewContent(folder, demoFolder, readAgency(folder, line))
  const { report } = checkFolder(folder)
  const code = print(report, line, true)
  if (code === 0) console.log(`Written to ${folder}. Show it: CONTENT_DIR=${folder} npm run site. Then: docs/make-it-your-own.md`)
  return code
}

const options = { json: { shape: 'flag', describes: 'the report as data' } } as const

export const content: Subject = {
  verbs: {
    check: { summary: 'prints what would be published, what held back and why, and missing good practice', options, run: check },
    new: {
      summary: 'writes the smallest content that passes into an empty folder, to make your own',
      words: [{ name: 'folder', shape: 'text' }],
      options: {
        name: { shape: 'text', describes: 'the name of the agency' },
        town: { shape: 'text', describes: 'its municipality, in any of its languages' },
        languages: { shape: 'text', describes: 'languages in use, the default one first: nl,fr' },
        street: { shape: 'text', describes: 'street and number of the office' },
        zip: { shape: 'text', describes: 'its postcode' },
        phone: { shape: 'text', describes: 'its telephone' },
        mail: { shape: 'mail', describes: 'its mail address' },
        ...options,
      },
      run: create,
    },
    reload: { summary: 'tells the running site that the files changed, and says what it makes of them', options, run: reload },
  },
}
