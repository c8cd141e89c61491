/** The data of a shared list's page, for one of its people or for a visitor with the link who has not joined. */
import 'server-only'
import { formatPrice } from '../../domain/property/price.ts'
import { type Choice, type ListView, viewOf } from '../../domain/shared-list/shared-list.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { formatDate } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { type SaidMoment, sayMoment } from '../../domain/text/said-moment.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { ListHome, ListPerson, SharedList } from '../db/repositories/shared-list/shared-lists.ts'
import { type PropertyCardData, toPropertyCard } from '../property/property-card.ts'

export type ShownOpinion = {
  person: ShownPerson
  choice: Choice | undefined
  note: string
  said: SaidMoment | undefined
}

export type ShownPerson = { id: string; name: string; initial: string; index: number; isMe: boolean; seen: SaidMoment }

export type HomeChange = { kind: 'price'; before: string; until: string } | { kind: 'marquee'; name: string; said: SaidMoment }

export type ShownHome = {
  id: number
  /** Undefined if the property was removed from the content. */
  card: PropertyCardData | undefined
  change: HomeChange | undefined
  /** The visitor's own first. */
  opinions: readonly ShownOpinion[]
  canRemove: boolean
  view: Exclude<ListView, 'all'>
}

export type SharedListView = {
  key: string
  title: string
  version: number
  endsOn: string
  me: ListPerson | undefined
  people: readonly ShownPerson[]
  homes: readonly ShownHome[]
  /** Ids of the properties that everyone wants. */
  agreed: readonly number[]
  counts: Readonly<Record<ListView, number>>
  show: ListView
}

type Context = { list: SharedList; people: readonly ShownPerson[]; language: Language; now: Date }

function changeOf({ propertyId, changed, priceBefore, changedAt }: ListHome, { language, now }: Context): HomeChange | undefined {
  const property = getSnapshot().propertyById.get(propertyId)
  if (!changed || !changedAt || !property) return undefined
  if (changed === 'price')
    return property.price.kind === 'shown' && priceBefore !== undefined
      ? { kind: 'price', before: formatPrice(priceBefore), until: formatDate(toLocalTime(changedAt).date) }
      : undefined
  const { marqueeName } = property.texts[language]
  return property.marquee === 0 || !marqueeName
    ? undefined
    : { kind: 'marquee', name: marqueeName, said: sayMoment(changedAt, now, language) }
}

function opinionsOf({ propertyId }: ListHome, { list, people, language, now }: Context): ShownOpinion[] {
  return people.map((person) => {
    const found = list.opinions.find((one) => one.personId === person.id && one.propertyId === propertyId)
    const isSaid = found && (found.choice !== undefined || found.note !== '')
    const said = isSaid ? sayMoment(found.changedAt, now, language) : undefined
    return { person, choice: found?.choice, note: found?.note ?? '', said }
  })
}

function toShownHome(home: ListHome, context: Context): ShownHome {
  const property = getSnapshot().propertyById.get(home.propertyId)
  const opinions = opinionsOf(home, context)
  return {
    id: home.propertyId,
    card: property && !property.archived ? toPropertyCard(property, context.language) : undefined,
    change: changeOf(home, context),
    opinions,
    canRemove: opinions.every(({ person, said }) => person.isMe || said === undefined),
    view: viewOf(opinions.map(({ choice }) => choice)),
  }
}

const toShownPerson = (me: ListPerson | undefined, language: Language, now: Date) => (person: ListPerson, index: number) => ({
  id: person.id,
  name: person.name,
  initial: [...person.name][0]?.toUpperCase() ?? '',
  index,
  isMe: person.id === me?.id,
  seen: sayMoment(person.seenAt, now, language),
})

/** @param personId the person that the browser is on the list. */
export function viewList(
  list: SharedList,
  personId: string | undefined,
  { language, show, now }: { language: Language; show: ListView; now: Date },
): SharedListView {
  const me = list.people.find(({ id }) => id === personId)
  const people = list.people.map(toShownPerson(me, language, now)).sort((a, b) => Number(b.isMe) - Number(a.isMe))
  const homes = list.homes.map((home) => toShownHome(home, { list, people, language, now }))
  const countOf = (view: ListView) => homes.filter((home) => home.view === view).length
  return {
    key: list.key,
    title: list.title,
    version: list.version,
    endsOn: formatDate(toLocalTime(list.endsAt).date),
    me,
    people,
    homes: show === 'all' ? homes : homes.filter(({ view }) => view === show),
    agreed: homes.flatMap(({ id, view, card }) => (view === 'agreed' && card && !card.isUnavailable ? [id] : [])),
    counts: { all: homes.length, agreed: countOf('agreed'), some: countOf('some'), none: countOf('none') },
    show,
  }
}
