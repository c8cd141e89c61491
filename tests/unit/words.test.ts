/** One thing, one word (docs/glossary.md): the words that stood for two things, or for one in a picture, do not come back. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

type Line = { path: string; number: number; text: string }

/** Code, style sheets, comments and documents; not what visitors read, not what was released and is never changed. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mts|css|md)$|^\.env\.example$/.test(path))
  .filter((path) => existsSync(resolve(root, path)))
  .filter((path) => !/^(data|public|messages)\/|\/migrations\/|^docs\/licences\.md$|^CHANGELOG\.md$/.test(path))
  .filter((path) => path !== 'tests/unit/words.test.ts')

const linesOf = (path: string): Line[] =>
  readFileSync(resolve(root, path), 'utf8')
    .split('\n')
    .map((text, index) => ({ path, number: index + 1, text }))

/** Keys of messages, without their texts, which visitors read; all languages have the same ones. */
const keys = ['messages/en.json', 'messages/error-page.en.json', 'messages/plain-page.en.json']
  .flatMap(linesOf)
  .flatMap(({ text, ...line }) => (/^\s*"([^"]+)":/.exec(text) ?? []).slice(1).map((key) => ({ ...line, text: key })))

const lines: readonly Line[] = [...files.flatMap(linesOf), ...keys]

/** Former names of the database and names that others rely on (docs/glossary.md, "External names"). */
const namesOthers =
  /^(docs\/glossary\.md|docs\/decisions\/033-|tests\/support\/former-|tests\/db\/database\/renamed-tables|lib\/server\/security\/secret\.ts)/

type Former = { word: RegExp; where?: RegExp; notIn?: RegExp; unless?: RegExp; instead: string }

const gateway = /^(lib\/(gateway|http)|tests\/unit\/gateway)\/|^docs\/decisions\/02[23]-/
const notifying =
  /^lib\/(domain\/subscriptions|server\/(notifications|db\/repositories|subscriptions\/saved-searches))\/|^components\/(shared-list|subscriptions)\/|\/alerts\.ts$|014-alerts/

const former: Record<string, Former> = {
  seeker: { word: /seeker/i, notIn: namesOthers, unless: /'seeker'/, instead: 'subscriber' },
  submission: {
    word: /submission/i,
    notIn: namesOthers,
    unless: /fingerprint\('submission'|^Before: /,
    instead: 'lead, attempt',
  },
  'table names': { word: /counted_visit|forget_at/, notIn: namesOthers, instead: 'visitor_hash, expires_at' },
  'visits as a name': {
    word: /\b(visits(?=[ ,).:;]* (of|=))|Visits|\w+Visit(?!or)\w*)\b/,
    // What a CRM calls its fields is its own.
    notIn: /^(lib|tests)\/.*feeds\/|^docs\/feeds-fields\.md/,
    unless: /['"`/]visits|Visits? us/,
    instead: 'viewing, page view',
  },
  'a visit': {
    word: /\b(a|the|of|each|requested|free) visits?\b/i,
    unless: /\b(agent who|visit another|`visit`)/,
    notIn: namesOthers,
    instead: 'viewing, page view',
  },
  wish: { word: /\bwish(es|ed)?\b|Wish[A-Z(]/, instead: 'search criteria' },
  'search terms': { word: /\b[sS]earchTerms\b|describeTerms/, instead: 'search settings' },
  'kept page, made page': { word: /\b(kept|made) pages?\b/i, instead: 'static page, dynamic page' },
  'front, gate, pace, tally, patience': {
    word: /\b(the front\b|gates?\b|pace\b|tally\b|patience\b)/i,
    where: gateway,
    unless: /in front/,
    instead: 'gateway, concurrency limit, rate limit, counter, timeout',
  },
  'patience, tally, pace as names': {
    word: /\b(patience|tally|createPace|createGate)\b/,
    instead: 'timeout, counter, rate limit',
  },
  'refuse, hold in the gateway': {
    word: /\b(refus(e|al|als|es)|heldAnswer|isHeld)\b/i,
    where: gateway,
    instead: 'reject, buffer',
  },
  seal: { word: /\b(un)?seal(s|ed|ing)?\b/i, instead: 'encrypt' },
  'against robots': { word: /\b(against|keeps?|keeping) robots\b|\bwork checks?\b/i, instead: 'bot protection, proof of work' },
  anew: { word: /\banew\b|askAnew/, unless: /startAnew|isAnew/, instead: 'again; a challenge is new' },
  'reckon, hurry, sayings': { word: /\b(reckon\w*|hurr(y|ies)|sayings)\b/i, instead: 'calculate, flush, message' },
  'forget as a name': {
    word: /\b(forgets?|forgotten|isForgotten|forget[A-Z]\w*)\b(?=[,.)(\]} ]* ?[=(:;,)])|forget-items/,
    where: /^(lib|components|app|scripts)\//,
    unless: /^\s*(\*|\/\/|\/\*\*)/,
    instead: 'erase, delete',
  },
  'told, untold as names': {
    word: /\b(un)?told\b(?=[,.)\]}]| [=&?:{]|$)(?!.*\*\/)/,
    unless: /^\s*(\*|\/\/|\/\*\*)|\.md$/,
    instead: 'notified',
  },
  'news as a name': { word: /\bnews(For)?\b/, where: notifying, instead: 'listing change' },
  'robots in forms': {
    word: /\brobots\b/,
    where: /^(components\/forms|lib\/(server\/)?forms|messages)\//,
    instead: 'honeypot',
  },
  'terms of a search': { word: /\bterms\b/i, where: /^components\/subscriptions\//, instead: 'criteria, settings' },
  'price bands of subscribers': {
    word: /price-?band|\bbands\b/i,
    where: /(domain\/search|office\/listings)[/.]/,
    instead: 'demand by price',
  },
  'asked viewings': { word: /\bAsked(List|Head|Facts|Kind|Viewing)|AskedViewing|asked-(list|part)\b/, instead: 'requested' },
  'call off': { word: /\bcall(s|ed|ing)?( \w+)? off\b|callOff/i, instead: 'cancel' },
  'lead as an introduction': { word: /OutcomeLead|(^ +|Frame\b.* )lead=/, instead: 'intro' },
  'waiting subscribers': {
    word: /\b(WaitedFor|WaitingCount)\b|wouldShow|[Ww]aiting (people|subscribers)\b/,
    instead: 'interested subscribers',
  },
  'mail sheet': { word: /mail-?sheet/i, instead: 'mail preview' },
  'moment of a command': { word: /'moment'/, where: /^scripts\/agency\//, instead: 'time' },
  'face of the agency': { word: /agency-?Face|\bfaceOf\b|site\/face\b/i, instead: 'branding' },
  'offer of a discreet property': {
    word: /discreet.?offers?\b|Offer(Reach|Reader)|MailedOffer/i,
    notIn: namesOthers,
    unless: /'discreet-offer'|DISCREET_OFFER/,
    instead: 'discreet property',
  },
  'pictures for small things': {
    word: /\b(glances?|isBraked|leadToTop|leap|siteTellOfMedia|tellsWhere)\b|(Article|Pictures)Gone|(Lead|find|set|read)Standing/,
    instead: 'summary, jump, progress, status, removal',
  },
}

describe('the words of the glossary', () => {
  test.each(Object.entries(former))('%s', (_, { word, where, notIn, unless, instead }) => {
    const found = lines
      .filter(({ path }) => (where?.test(path) ?? true) && !notIn?.test(path))
      .filter(({ text }) => word.test(text) && !unless?.test(text))
      .map(({ path, number, text }) => `${path}:${number}: ${text.trim()}`)
    expect(found, `say ${instead}`).toEqual([])
  })

  test('style sheets and keys of messages are read, texts of messages are not', () => {
    expect(files.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(100)
    expect(keys.map(({ text }) => text)).toEqual(expect.arrayContaining(['Forms', 'honeypot']))
    expect(keys.filter(({ text }) => text.includes(' '))).toEqual([])
  })

  test('each former word would be found', () => {
    const samples: Record<keyof typeof former, string> = {
      seeker: 'const seekerId = 1',
      submission: '/** The submission. */',
      'table names': "deleteFrom('counted_visit')",
      'visits as a name': 'const visits = []',
      'a visit': '/** The day of a visit. */',
      wish: 'function nameWish() {} // a wish',
      'search terms': 'type SearchTerms = {}',
      'kept page, made page': 'Kept pages have hashes.',
      'front, gate, pace, tally, patience': 'What the front lets through its gates.',
      'patience, tally, pace as names': 'const patience = 1',
      'refuse, hold in the gateway': 'refuse(request)',
      seal: 'Sealed notes',
      'against robots': 'what keeps robots out',
      anew: 'made anew',
      'reckon, hurry, sayings': 'what it reckons',
      'forget as a name': 'const forgotten = {}',
      'told, untold as names': 'let told = 0',
      'news as a name': 'const news = []',
      'robots in forms': 'robots: string',
      'terms of a search': '.terms {',
      'price bands of subscribers': 'const bands = []',
      'asked viewings': "from './asked-list'",
      'call off': 'A viewing that was called off.',
      'lead as an introduction': '      lead={<Summary />}',
      'waiting subscribers': 'type WaitedFor = {}',
      'mail sheet': 'type MailSheet = {}',
      'moment of a command': "{ name: 'time', shape: 'moment' }",
      'face of the agency': 'agencyFace(site)',
      'offer of a discreet property': 'type DiscreetOffer = {}',
      'pictures for small things': 'const glances = []',
    }
    for (const [name, { word, unless }] of Object.entries(former)) {
      expect(samples[name], name).toMatch(word)
      if (unless) expect(samples[name]).not.toMatch(unless)
    }
  })

  test('every place that the glossary names is there', () => {
    const glossary = readFileSync(resolve(root, 'docs/glossary.md'), 'utf8')
    const places = [...glossary.matchAll(/`((?:lib|data|components|app|docs|scripts|tests)\/[^`]*)`/g)].map(
      ([, place = '']) => place,
    )
    expect(places.length).toBeGreaterThan(40)
    expect(places.filter((place) => !existsSync(resolve(root, place)))).toEqual([])
  })
})
