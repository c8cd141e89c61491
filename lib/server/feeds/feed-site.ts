/** What composing needs to know of this site: agents, default language, words for types and countries, numbers kept by hand. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import type { ComposeContext } from '../../feeds/compose/context.ts'
import type { FeedKind } from '../../feeds/feed-listing.ts'
import { filesOfFolder } from '../content/content-files.ts'
import { derivedWordsOf } from '../content/derived-words.ts'
import { checkNewFile } from '../content/listing-file.ts'
import type { Snapshot } from '../content/snapshot-type.ts'
import { env } from '../runtime/env.ts'
import { type ItemFolder, itemFolders } from './feed-store.ts'

export type FeedSite = {
  words: Pick<ComposeContext, 'defaultLanguage' | 'agentsByMail' | 'kindName' | 'countryName'>
  /** Who answers for what the feed names nobody for. */
  firstAgent: number | undefined
  /** Numbers of what is kept by hand: no feed may take them. */
  handKept: ReadonlySet<number>
  /** What would hold a file back, by the rules of the content. */
  check: (folder: ItemFolder, id: number, text: string) => readonly Fault[]
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

export function feedSiteOf({ site, agents }: Pick<Snapshot, 'site' | 'agents'>): FeedSite {
  return {
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
