/**
 * What composing needs from this site: agents, default language, names of types and countries, ids of listings maintained by
 * hand.
 */
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
import { digestOf } from './validation-cache.ts'

export type FeedSite = {
  words: Pick<ComposeContext, 'defaultLanguage' | 'agentsByMail' | 'kindName' | 'countryName'>
  /** Agent for listings whose feed names none. */
  firstAgent: number | undefined
  /** Ids of content files maintained by hand, which no feed may use. */
  handKept: ReadonlySet<number>
  /** Validates a file by the rules of the content; the errors that would hold it back. */
  check: (folder: ItemFolder, id: number, text: string) => readonly Fault[]
  /** Digest of everything that the validation result depends on, except the file itself and its override. */
  rules: string
  /** Text of the override of an id; empty if there is none. */
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

/**
 * Depends on the build of the program, the date (because law changes by date) and the parts of the content that listings are
 * validated against.
 */
function rulesOf({ site, agents, types, legalFigures }: Known, today: string): string {
  let build = ''
  try {
    build = readFileSync(join(codeFolder(), '.next', 'BUILD_ID'), 'utf8')
  } catch {
    // There is no build during development.
  }
  const { languages, defaultLanguage, promises } = site
  return digestOf(build, today, JSON.stringify([languages, defaultLanguage, promises, agents, types, legalFigures]))
}

/** Reads an override on request, because most listings have none. */
function overridesOf(): (id: number) => string {
  const files = filesOfFolder(env().CONTENT_DIR)
  const names = new Set(files.list('overrides'))
  return (id) => (names.has(`${id}.json`) ? (files.read(`overrides/${id}.json`) ?? '') : '')
}

type Known = Pick<Snapshot, 'site' | 'agents' | 'types' | 'legalFigures' | 'today'>

/** Reads the content folder for ids and overrides. @param snapshot of the published content. */
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
    // Missing fields of projects are reported when they are composed.
    check: (folder, id, text) => (folder === 'projects' ? [] : checkNewFile(folder, id, text)),
  }
}
