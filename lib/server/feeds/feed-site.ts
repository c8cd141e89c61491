/** What composing needs to know of this site: agents, default language, words for types and countries, numbers kept by hand. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import type { ComposeContext } from '../../feeds/compose/context.ts'
import type { FeedKind } from '../../feeds/feed-listing.ts'
import { codeFolder } from '../../process/code-folder.ts'
import { filesOfFolder } from '../content/files/content-files.ts'
import { checkNewFile } from '../content/files/listing-file.ts'
import { derivedWordsOf } from '../content/snapshot/derived-words.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { env } from '../runtime/env.ts'
import { type ItemFolder, itemFolders } from './feed-store.ts'
import { digestOf } from './known-checks.ts'

export type FeedSite = {
  words: Pick<ComposeContext, 'defaultLanguage' | 'agentsByMail' | 'kindName' | 'countryName'>
  /** Who answers for what the feed names nobody for. */
  firstAgent: number | undefined
  /** Numbers of what is kept by hand: no feed may take them. */
  handKept: ReadonlySet<number>
  /** What would hold a file back, by the rules of the content. */
  check: (folder: ItemFolder, id: number, text: string) => readonly Fault[]
  /** Changes with whatever that hangs on beside the file and what the office says of its number. */
  rules: string
  /** What the office says of a number; empty for nothing. */
  saidOf: (id: number) => string
}

type Fault = { path: string; message: string }

type NamedKind = Parameters<ReturnType<typeof derivedWordsOf>['type']>[0]

const namedKinds: Readonly<Partial<Record<FeedKind, NamedKind>>> = {
  house: 'house',
  villa: 'villa',
  farm: 'farm',
  apartment: 'apartment',
  studio: 'studio',
  plot: 'plot',
  investment: 'investment',
  shop: 'shop',
  office: 'office',
  industrial: 'office',
  garage: 'garage',
}

function kindName(kind: FeedKind, language: Language): string | undefined {
  const named = namedKinds[kind]
  return named && derivedWordsOf(language).type(named)
}

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code

function handKeptNumbers(): Set<number> {
  const files = filesOfFolder(env().CONTENT_DIR)
  const names = itemFolders.flatMap((folder) => files.list(folder))
  return new Set(names.map((name) => Number(name.replace(/\.json$/, ''))).filter(Number.isInteger))
}

/** The program by its build, the day as law goes by dates, and the parts of the content that a listing is held against. */
function rulesOf({ site, agents, types, legalFigures }: Known, today: string): string {
  let build = ''
  try {
    build = readFileSync(join(codeFolder(), '.next', 'BUILD_ID'), 'utf8')
  } catch {
    // Nothing is built where somebody works on the program.
  }
  const { languages, defaultLanguage, promises } = site
  return digestOf(build, today, JSON.stringify([languages, defaultLanguage, promises, agents, types, legalFigures]))
}

/** Read when one is asked for that has a file: most have none. */
function overridesOf(): (id: number) => string {
  const files = filesOfFolder(env().CONTENT_DIR)
  const names = new Set(files.list('overrides'))
  return (id) => (names.has(`${id}.json`) ? (files.read(`overrides/${id}.json`) ?? '') : '')
}

type Known = Pick<Snapshot, 'site' | 'agents' | 'types' | 'legalFigures' | 'today'>

export function feedSiteOf(snapshot: Known): FeedSite {
  const { site, agents } = snapshot
  return {
    rules: rulesOf(snapshot, snapshot.today),
    saidOf: overridesOf(),
    words: {
      defaultLanguage: site.defaultLanguage,
      agentsByMail: new Map(agents.map(({ email, id }) => [email.toLowerCase(), id])),
      kindName,
      countryName,
    },
    firstAgent: agents[0]?.id,
    handKept: handKeptNumbers(),
    // A project says itself what it lacks when it is composed.
    check: (folder, id, text) => (folder === 'projects' ? [] : checkNewFile(folder, id, text)),
  }
}
