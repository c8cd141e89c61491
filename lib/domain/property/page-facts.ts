/** The facts of a detail page, each in one place: the head, the grid below it, a section, or the cell of what is absent. */
import { isAbroad } from '../law/country.ts'
import type { Fact } from './fact.ts'
import { type FactGroup, findFacts, findKeyFacts } from './facts.ts'
import type { PublicProperty } from './property.ts'

type Label = Fact['label']

export type FeatureGroup = 'rooms' | 'surfaces' | 'building'

export type PageFacts = {
  /** At most four, in the head. */
  key: readonly Fact[]
  /** The grid of the overview. */
  main: readonly Fact[]
  /** What is left of the building, in groups; a group without facts is left out. */
  features: readonly { group: FeatureGroup; facts: readonly Fact[] }[]
  /** Yes-or-no facts that are true, and those that are not. */
  present: readonly Label[]
  absent: readonly Label[]
  certificate: readonly Fact[]
  installations: readonly Fact[]
  legal: readonly Fact[]
  costs: readonly Fact[]
}

/** What the page tells in a drawing or a table of its own. */
export type ShownElsewhere = {
  /** The light section names where everything faces. */
  light: boolean
  /** The energy scale bears label and value. */
  scale: boolean
  /** A calculator states price, duties and what a tenant pays first. */
  calculator: boolean
}

const featureGroups = ['rooms', 'surfaces', 'building'] as const satisfies readonly FeatureGroup[]

/** So many stand in the grid; the rest has its section. */
const mainCount = 6

/** What a figure says already: two garages are a garage. */
const implied: readonly { label: Label; by: Label }[] = [
  { label: 'garage', by: 'garages' },
  { label: 'parking', by: 'parkings' },
  { label: 'garden', by: 'surfaceGarden' },
  { label: 'terrace', by: 'surfaceTerrace' },
]

const orientations: readonly Label[] = ['orientationRear', 'orientationGarden', 'orientationTerrace']
const calculated: readonly Label[] = [
  'registrationRights',
  'notaryFee',
  'totalCosts',
  'chargesRenter',
  'inventoryShare',
  'deposit',
]

/** Money that the authorities ask; it stands with the costs. */
const taxes: readonly Label[] = ['cadastralIncome', 'realEstateTax']

/** Belgian taxes are asked in Belgium (ruling 14). */
const isBelgianTax = ({ label }: Fact, property: PublicProperty) => taxes.includes(label) && !isAbroad(property)

const isYesNo = ({ value }: Fact) => value.kind === 'yes-no'
const isYes = ({ value }: Fact) => value.kind === 'yes-no' && value.value

/** Nobody misses the furniture of what is for sale. */
const isWorthTelling = (fact: Fact, { goal }: PublicProperty) => isYes(fact) || fact.label !== 'furnished' || goal === 'rent'

function findLabelsElsewhere(property: PublicProperty, elsewhere: ShownElsewhere): Label[] {
  const labels: readonly (Label | false)[] = [
    ...implied.map(({ label, by }) => Boolean(property[by]) && label),
    ...orientations.map((label) => elsewhere.light && label),
    ...calculated.map((label) => elsewhere.calculator && label),
    elsewhere.scale && 'energyPerformance',
    // A calculator knows sales without VAT alone.
    elsewhere.calculator && !property.vat && 'vat',
  ]
  return labels.filter((label) => label !== false)
}

/** The facts that `property` has, none of them twice. */
export function findPageFacts(property: PublicProperty, elsewhere: ShownElsewhere): PageFacts {
  const seen = new Set<Label>(findLabelsElsewhere(property, elsewhere))
  const take = (facts: readonly Fact[], most = Number.POSITIVE_INFINITY): Fact[] => {
    const taken = facts.filter(({ label }) => !seen.has(label)).slice(0, most)
    for (const { label } of taken) seen.add(label)
    return taken
  }
  const of = (group: FactGroup) => findFacts(group, property)
  const key = take(findKeyFacts(property))
  const main = take(
    of('overview').filter((fact) => !isYesNo(fact)),
    mainCount,
  )
  const features = featureGroups.map((group) => ({ group, facts: take(of(group)) })).filter(({ facts }) => facts.length > 0)
  const comfort = take(of('comfort')).filter((fact) => isWorthTelling(fact, property))
  const [certificate, installations] = [take(of('certificate')), take(of('installations'))]
  const costs = take([...of('costs'), ...of('legal').filter((fact) => isBelgianTax(fact, property))])
  return {
    key,
    main,
    features,
    present: comfort.filter(isYes).map(({ label }) => label),
    absent: comfort.filter((fact) => !isYes(fact)).map(({ label }) => label),
    certificate,
    installations,
    costs,
    legal: take(of('legal')),
  }
}
