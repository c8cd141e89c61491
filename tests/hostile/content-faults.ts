/**
 * `npm run hostile:content`: random single mistakes in the content, one after the other, in a running process and at a start. After each
 * one home, lists and every unaffected property are as before, the held-back item is named by its file, and once
 * it is corrected everything is as it was. `FAULTS` sets the number, `SEED` the seed.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { resolveRequest } from '../../lib/routing/resolve.ts'
import { type ContentReport, formatReport, toReport } from '../../lib/server/content/check/content-report.ts'
import { getSnapshot, replaceSnapshot } from '../../lib/server/content/snapshot/current-snapshot.ts'
import { routingContext } from '../../lib/server/http/routing-context.ts'
import { copyContent } from '../support/copy-content.ts'
import { restartSite } from '../support/restart-site.ts'
import { type Fault, makeFault, writeFault } from './content-fault.ts'
import { randomOf } from './random.ts'

const count = Number(process.env['FAULTS'] ?? 500)
const seed = Number(process.env['SEED'] ?? 1)

const root = mkdtempSync(join(tmpdir(), 'content-faults-'))
const content = join(root, 'data')
mkdirSync(content)
copyContent(content)
process.env['CONTENT_DIR'] = content
process.env['VAR_DIR'] = join(root, 'var')

const addresses = ['/nl/', '/fr/', '/en/', '/nl/te-koop/', '/nl/te-huur/', '/fr/a-vendre/']

const statusOf = (pathname: string) => {
  const found = resolveRequest(routingContext(), {
    pathname,
    query: new URLSearchParams(),
    cookie: undefined,
    acceptLanguage: undefined,
  })
  return found.kind === 'rewrite' ? found.status : found.kind
}

await replaceSnapshot()
const before = new Map(getSnapshot().propertyById)

function findProblems(fault: Fault, report: ContentReport): string[] {
  const shown = getSnapshot().propertyById
  const touched = (id: number) => fault.file === `properties/${id}.json` || !fault.file.includes('/')
  const missing = addresses.filter((address) => statusOf(address) !== 200).map((address) => `${address} is ${statusOf(address)}`)
  const changed = [...before].filter(([id, property]) =>
    touched(id) ? !shown.has(id) : !isDeepStrictEqual(shown.get(id)?.price, property.price) || !shown.has(id),
  )
  const said = [...report.held.flatMap(({ because }) => because), ...report.refusedBecause].join('\n')
  const isHeld = report.held.length > 0 || report.serves !== 'current'
  const names = [fault.file, ...(fault.added ? [fault.added] : [])]
  return [
    ...(report.serves === 'none' ? ['nothing shows'] : []),
    ...missing,
    ...changed.map(([id]) => `property ${id} is another one`),
    ...(isHeld && !names.some((name) => said.includes(name)) ? [`no word of ${fault.file}: ${said.slice(0, 200)}`] : []),
  ]
}

type Counts = { held: number; refused: number; harmless: number; problems: string[] }
const counts: Counts = { held: 0, refused: 0, harmless: 0, problems: [] }

function note(fault: Fault, mode: string, report: ContentReport): void {
  if (report.serves !== 'current') counts.refused++
  else if (report.held.length > 0) counts.held++
  else counts.harmless++
  for (const problem of findProblems(fault, report)) counts.problems.push(`${mode}, ${fault.file}, ${fault.name}: ${problem}`)
}

async function tryFault(fault: Fault): Promise<void> {
  const path = join(content, fault.file)
  const whole = readFileSync(path)
  writeFault(content, fault)
  note(fault, 'running', toReport(await replaceSnapshot()))
  restartSite()
  note(fault, 'at a start', toReport(await replaceSnapshot()))
  if (fault.added) rmSync(join(content, fault.added))
  writeFileSync(path, whole)
  const mended = toReport(await replaceSnapshot())
  const isWhole = mended.serves === 'current' && mended.held.length === 0 && isDeepStrictEqual(getSnapshot().propertyById, before)
  if (!isWhole) counts.problems.push(`mended, ${fault.file}, ${fault.name}: ${formatReport(mended).slice(0, 3).join(' / ')}`)
}

const random = randomOf(seed)
try {
  for (let turn = 1; turn <= count; turn++) {
    await tryFault(makeFault(content, random))
    if (turn % 25 === 0) console.log(`${turn} faults: ${JSON.stringify({ ...counts, problems: counts.problems.length })}`)
  }
} finally {
  for (const problem of counts.problems) console.log(problem)
  rmSync(root, { recursive: true, force: true })
}
process.exitCode = counts.problems.length > 0 ? 1 : 0
