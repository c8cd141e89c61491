/** `npm run agency`: every command line is a command, a request for help, or an error with instructions; nothing is guessed. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseLine } from '@/scripts/agency/parse-line'
import { subjects } from '@/scripts/agency/registry'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()

/** Splits a command line like a shell; ends at a comment. */
function splitLine(line: string): string[] {
  const [text = ''] = line.split(/\s+[#>]/)
  return [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
}

const manifest = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The arguments that a script of package.json passes; undefined for scripts that are not commands of the agency. */
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

test('help lists all subjects; of a subject its verbs; of a verb its arguments and options', async () => {
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
])('%j is an error', async (args, text) => {
  expect(await parseLine(args)).toMatchObject({ kind: 'mistake', text, help: expect.stringMatching(/^Usage: /) })
})

test('arguments and options are passed unchanged', async () => {
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

test('a short form without a verb runs the default verb of its subject', async () => {
  for (const subject of ['leads', 'outbox', 'owner', 'newsletter', 'testimonials', 'viewings']) {
    expect(await parseLine(['--short', subject])).toMatchObject({ kind: 'command', line: { words: [] } })
    expect(await parseLine(['--short', subject, '--help'])).toMatchObject({ kind: 'help' })
  }
  expect(await parseLine(['--short', 'newsletter', '--csv'])).toMatchObject({ kind: 'command' })
  expect(await parseLine(['--short', 'leads', '--csv'])).toMatchObject({ kind: 'mistake' })
})

const examples: Readonly<Record<string, string>> = { kind: 'visit', mail: 'a@b.example', time: '2026-11-24T17:30' }

/** Placeholders such as `<mail>` replaced by valid values. */
const fillIn = (text: string) => text.replace(/<([^>]+)>/g, (_, name: string) => examples[name] ?? '4102311')

const readme = readFileSync('README.md', 'utf8')

/** All commands of the agency in the README: in code blocks, between backticks, and after `--` in table rows. */
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

test('every command of the README is valid, and every short form is documented there', async () => {
  expect(documented.length).toBeGreaterThan(20)
  expect(inTable.length).toBeGreaterThan(10)
  const parsed = await Promise.all(
    [...documented, ...inTable].map(async ({ line, args }) => ({ line, parsed: await parseLine(args) })),
  )
  expect(parsed.filter((each) => each.parsed.kind === 'mistake')).toEqual([])
  for (const name of shortForms.filter((each) => each !== 'visits')) expect(readme).toContain(`npm run ${name}`)
})

test('the exit code is 2 after an error, and 0 after help', async () => {
  const codeOf = (...args: string[]) =>
    new Promise((done) => {
      const command = ['--conditions=react-server', 'scripts/agency.ts', ...args]
      execFile(process.execPath, command, { env: { ...process.env, VAR_DIR: folder } }, (error) => done(error?.code ?? 0))
    })
  expect(await Promise.all([codeOf('leads', 'erase'), codeOf('leads', 'erase', '--help'), codeOf('content', 'reload')])).toEqual([
    2, 0, 1,
  ])
  // In plain Node.js, which resolves libraries in another way than the tests.
  expect(await codeOf('content', 'check')).toBe(0)
  expect(await codeOf('staff', 'invite', 'lotte@voorbeeld.example', '--rank', 'manager', '--agent', '11')).toBe(0)
  // The last manager cannot be removed.
  expect(await codeOf('staff', 'remove', 'lotte@voorbeeld.example')).toBe(1)
  // Found while the command runs, but before anything is changed.
  expect(await codeOf('viewings', 'confirm', 'id', '2020-01-01T10:00')).toBe(2)
})
