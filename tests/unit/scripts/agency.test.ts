/** `npm run agency`: every line is a command, help, or a mistake that says what to do; nothing is guessed. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseLine } from '@/scripts/agency/parse-line'
import { subjects } from '@/scripts/agency/registry'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()

/** The line as a shell parts it; a comment ends it. */
function splitLine(line: string): string[] {
  const [text = ''] = line.split(/\s+[#>]/)
  return [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
}

const manifest = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** What a script of package.json gives to the program; undefined for scripts that are no command of the agency. */
const agencyArguments = (script: string): string[] | undefined =>
  /scripts\/agency\.ts ?(.*)$/
    .exec(manifest.scripts[script] ?? '')?.[1]
    ?.split(' ')
    .filter(Boolean)

const shortForms = Object.keys(manifest.scripts).filter((name) => agencyArguments(name)?.length)

const verbs = (
  await Promise.all(
    Object.entries(subjects).map(async ([subject, { load }]) =>
      Object.entries((await load()).verbs).map(([name, verb]) => ({ subject, name, verb })),
    ),
  )
).flat()

test('help lists all subjects, a subject its verbs, a verb its words and options', async () => {
  expect(verbs.length).toBeGreaterThan(30)
  for (const args of [[], ['--help'], ['-h']])
    expect(await parseLine(args)).toEqual({ kind: 'help', text: expect.stringContaining('  leads         what visitors sent') })
  for (const { subject, name, verb } of verbs) {
    expect(await parseLine([subject])).toEqual({ kind: 'help', text: expect.stringContaining(verb.summary) })
    const help = await parseLine([subject, name, '--help'])
    expect(help).toMatchObject({ kind: 'help', text: expect.stringMatching(`^Usage: npm run agency -- ${subject} ${name}`) })
    for (const [option, { describes }] of Object.entries(verb.options ?? {}))
      expect(help).toMatchObject({ text: expect.stringMatching(new RegExp(`--${option}\\b.*  ${describes.slice(0, 10)}`)) })
  }
})

test.each([
  [['laeds'], 'There is no subject "laeds"; did you mean "leads"?'],
  [['toString'], 'There is no subject "toString"'],
  [['leads', 'earse', 'a@b.example'], 'leads: there is no verb "earse"; did you mean "erase"?'],
  [['leads', 'constructor'], 'leads: there is no verb "constructor"'],
  [['leads', '--csv'], 'leads: a verb is missing before "--csv"'],
  [['leads', 'erase'], 'leads erase: <mail> is missing'],
  [['leads', 'erase', 'nobody'], 'leads erase: <mail>: expected a mail address, not "nobody"'],
  [['leads', 'erase', 'a@b.example', 'c@d.example'], 'leads erase: "c@d.example" is one word too many'],
  [['newsletter', 'send', 'a', '--tset', 'a@b.example'], 'newsletter send: there is no option --tset; did you mean --test?'],
  [['newsletter', 'send', 'a', '--test'], 'newsletter send: --test needs a value'],
  [['newsletter', 'send', 'a', '--test='], 'newsletter send: --test: expected a mail address, not ""'],
  [['newsletter', 'list', '--csv=yes'], 'newsletter list: --csv takes no value'],
  [
    ['owner', 'log', 'vist', '4102311'],
    'owner log: <kind>: expected one of communication, visit, media, not "vist"; did you mean "visit"?',
  ],
  [['owner', 'invite', 'a@b.example', '1', 'two'], 'owner invite: <property id>: expected a number, not "two"'],
  [
    ['viewings', 'move', 'id', 'tomorrow'],
    'viewings move: <time>: expected a day and a time in Belgium, 2026-11-24T17:30, not "tomorrow"',
  ],
  [['preview-link', 'make', 'home', '--days', '1.5'], 'preview-link make: --days: expected a number, not "1.5"'],
])('%j is a mistake', async (args, text) => {
  expect(await parseLine(args)).toMatchObject({ kind: 'mistake', text, help: expect.stringMatching(/^Usage: /) })
})

test('words and options come as they were written', async () => {
  const parsed = await parseLine([
    'owner',
    'invite',
    'a@b.example',
    '4102311',
    '4101977',
    '--name',
    'An Peeters',
    '--language=fr',
  ])
  if (parsed.kind !== 'command') throw new Error(parsed.text)
  expect(parsed.line.words).toEqual(['a@b.example', '4102311', '4101977'])
  expect(['name', 'language', 'other'].map(parsed.line.option)).toEqual(['An Peeters', 'fr', undefined])
  const dryRun = await parseLine(['alerts', 'run', '--dry-run'])
  expect(dryRun.kind === 'command' && dryRun.line.flag('dry-run')).toBe(true)
})

test('a short form without a verb does what its subject does most often', async () => {
  for (const subject of ['leads', 'outbox', 'owner', 'newsletter', 'testimonials', 'viewings']) {
    expect(await parseLine(['--short', subject])).toMatchObject({ kind: 'command', line: { words: [] } })
    expect(await parseLine(['--short', subject, '--help'])).toMatchObject({ kind: 'help' })
  }
  expect(await parseLine(['--short', 'newsletter', '--csv'])).toMatchObject({ kind: 'command' })
  expect(await parseLine(['--short', 'leads', '--csv'])).toMatchObject({ kind: 'mistake' })
})

const examples: Readonly<Record<string, string>> = { kind: 'visit', mail: 'a@b.example', time: '2026-11-24T17:30' }

/** `<mail>` and the like with something that may stand there. */
const fillIn = (text: string) => text.replace(/<([^>]+)>/g, (_, name: string) => examples[name] ?? '4102311')

const readme = readFileSync('README.md', 'utf8')

/** Every line of the README that runs a command of the agency: in blocks, between backticks, and in a row of the table after `--`. */
const documented = [...readme.matchAll(/npm run (?:--silent )?([\w:-]+)((?: -- [^`\n|]*)?)/g)].flatMap(
  ([line, script = '', rest = '']) => {
    const args = agencyArguments(script)
    return args ? [{ line, args: [...args, ...splitLine(fillIn(rest.replace(/^ -- /, '')))] }] : []
  },
)

const inTable = [...readme.matchAll(/^\| `npm run ([\w-]+)[^`]*` +\|(.*)\|$/gm)].flatMap(([, script = '', text = '']) => {
  const args = agencyArguments(script)
  return args
    ? [...text.matchAll(/`-- ([^`]+)`/g)].map(([line, rest = '']) => ({
        line: `${script} ${line}`,
        args: [...args, ...splitLine(fillIn(rest))],
      }))
    : []
})

test('every line of the README is understood, and every short form is named there', async () => {
  expect(documented.length).toBeGreaterThan(20)
  expect(inTable.length).toBeGreaterThan(10)
  const parsed = await Promise.all(
    [...documented, ...inTable].map(async ({ line, args }) => ({ line, parsed: await parseLine(args) })),
  )
  expect(parsed.filter((each) => each.parsed.kind === 'mistake')).toEqual([])
  for (const name of shortForms.filter((each) => each !== 'visits')) expect(readme).toContain(`npm run ${name}`)
})

test('a mistake ends the program with code 2, help with 0', async () => {
  const codeOf = (...args: string[]) =>
    new Promise((done) => {
      const command = ['--conditions=react-server', 'scripts/agency.ts', ...args]
      execFile(process.execPath, command, { env: { ...process.env, VAR_DIR: folder } }, (error) => done(error?.code ?? 0))
    })
  expect(await Promise.all([codeOf('leads', 'erase'), codeOf('leads', 'erase', '--help'), codeOf('content', 'reload')])).toEqual([
    2, 0, 1,
  ])
  // By Node.js alone, which takes libraries otherwise than the tests do.
  expect(await codeOf('content', 'check')).toBe(0)
  expect(await codeOf('staff', 'invite', 'lotte@voorbeeld.example', '--rank', 'manager', '--agent', '11')).toBe(0)
  // The only manager stays.
  expect(await codeOf('staff', 'remove', 'lotte@voorbeeld.example')).toBe(1)
  // Found only while it is carried out, and still before anything is done.
  expect(await codeOf('viewings', 'confirm', 'id', '2020-01-01T10:00')).toBe(2)
})
