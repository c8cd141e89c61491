/** Search by a sentence: what was understood, the results, and alternative readings. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { CityChoice, PropertyFilter } from '../../domain/search/property-filter.ts'
import { changeSentence, type Meant } from '../../domain/sentence/change-sentence.ts'
import { choicesFor, type Offer } from '../../domain/sentence/choices.ts'
import { phraseOfPart } from '../../domain/sentence/part-phrases.ts'
import type { SentencePlaces } from '../../domain/sentence/places.ts'
import { filterOfParts, readSentence, type SentenceReading, sortByPreferences } from '../../domain/sentence/read-sentence.ts'
import type { SentenceItem, SentencePart } from '../../domain/sentence/reading.ts'
import { sentenceLimit } from '../../domain/sentence/words-of-sentence.ts'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import type { Language } from '../../domain/text/language.ts'
import { emptyListQuery } from '../../routing/list-query.ts'
import { sentenceParameter } from '../../routing/sentence-query.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { linkHref } from '../pages/link-href.ts'
import { countFiltered, findCityChoices, findFirst, findTypeChoices } from '../property/property-lists.ts'
import { getSentencePlaces } from './sentence-places.ts'

/** Most results sorted by preferences; the newest ones. */
const sortedLimit = 500

/** Most alternatives offered for one part. */
const choiceLimit = 12

export type SentenceChoice = { meant: Meant; href: string; count: number; isChosen: boolean }

export type ShownItem = SentenceItem & {
  /** The sentence without it. */
  withoutHref: string
  choices: readonly SentenceChoice[]
}

export type SentenceSearch = {
  sentence: string
  items: readonly ShownItem[]
  goal: SearchGoal
  /** Whether the list is assumed: the sentence says neither for sale nor to rent. */
  isGoalAssumed: boolean
  filter: PropertyFilter
  preferences: readonly SentencePart[]
  total: number
  /** Number of results in the other list, if the list is assumed. */
  otherTotal: number
  otherHref: string
  found: readonly { property: PublicProperty; met: readonly boolean[] }[]
  isCut: boolean
}

/** Address of the page with a sentence; empty without one. */
export function sentenceHref(sentence: string, language: Language): string {
  const page = linkHref('own-words', language)
  return sentence ? `${page}?${new URLSearchParams({ [sentenceParameter]: sentence })}` : page
}

const otherGoal = { sale: 'rent', rent: 'sale' } as const

const isMeant = (item: SentenceItem): item is SentenceItem & Meant =>
  item.part !== undefined && item.state !== 'unknown' && item.state !== 'uncounted'

/** The filter with another reading of one item. */
function filterWith(
  items: readonly SentenceItem[],
  item: SentenceItem,
  instead: Meant,
  all: readonly CityChoice[],
): PropertyFilter {
  const meant = items.flatMap((other): Meant[] => (other === item ? [instead] : isMeant(other) ? [other] : []))
  const partsOf = (state: string) => meant.flatMap((each) => (each.state === state ? each.part : []))
  return filterOfParts(partsOf('must'), partsOf('excluded'), all)
}

const isSame = (a: Meant, b: Meant) => a.state === b.state && JSON.stringify(a.part) === JSON.stringify(b.part)

type Known = {
  sentence: string
  reading: SentenceReading
  goal: SearchGoal
  language: Language
  places: SentencePlaces
  offer: Offer
}

function showItem(item: SentenceItem, { sentence, reading, goal, language, places, offer }: Known): ShownItem {
  const change = (instead: Meant | undefined) =>
    sentenceHref(changeSentence(sentence, reading, item, instead, { language, places }), language)
  const withoutHref = change(undefined)
  if (!isMeant(item)) return { ...item, withoutHref, choices: [] }
  const choices = choicesFor(item, offer)
    .slice(0, choiceLimit)
    .map((meant): SentenceChoice => {
      const list = meant.part.kind === 'goal' ? meant.part.goal : goal
      const isChosen = isSame(meant, item)
      return {
        meant,
        isChosen,
        href: isChosen ? sentenceHref(sentence, language) : change(meant),
        count: countFiltered(list, filterWith(reading.items, item, meant, places.all)),
      }
    })
  return { ...item, withoutHref, choices }
}

/** Parses a sentence and searches. @param typed any text; truncated if too long. */
export function searchBySentence(typed: string, language: Language, shown: number): SentenceSearch {
  const sentence = typed.replaceAll(/\s+/g, ' ').trim().slice(0, sentenceLimit)
  const places = getSentencePlaces()
  const reading = readSentence(sentence, { language, places })
  const { filter, preferences } = reading
  const goal = reading.goal ?? 'sale'
  const offer = { types: findTypeChoices(goal, language).map(({ webId }) => webId), towns: findCityChoices(goal) }
  const known = { sentence, reading, goal, language, places, offer }
  const first = findFirst(goal, { ...emptyListQuery, filter }, sortedLimit)
  const other = otherGoal[goal]
  const phrase = phraseOfPart({ kind: 'goal', goal: other }, 'must', language)
  return {
    sentence,
    items: reading.items.map((item) => showItem(item, known)),
    goal,
    isGoalAssumed: reading.goal === undefined,
    filter,
    preferences,
    total: countFiltered(goal, filter),
    otherTotal: countFiltered(other, filter),
    otherHref: sentenceHref(`${sentence}, ${phrase}`, language),
    found: sortByPreferences(first, preferences, getSnapshot().today).slice(0, shown),
    isCut: typed.trim().length > sentenceLimit,
  }
}
