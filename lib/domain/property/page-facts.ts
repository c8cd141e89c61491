/** Assigns each fact of a detail page to one place: the head, the grid below it, a section, or the list of absent features. */
import { isAbroad } from '../law/country.ts'
import type { Fact } from './fact.ts'
import { type FactGroup, findFacts, findKeyFacts } from './facts.ts'
import type { PublicProperty } from './property.ts'

type Label = Fact['label']

export type FeatureGroup = 'rooms' | 'surfaces' | 'building'

export type PageFacts = {
  /** At most four, in the head. */
  key: readonly Fact[]
  /** The grid of the overview section. */
  main: readonly Fact[]
  /** The remaining facts of the building, in groups; empty groups are left out. */
  features: readonly { group: FeatureGroup; facts: readonly Fact[] }[]
  /** Yes-or-no facts that are true; `absent`: those that are false. */
  present: readonly Label[]
  absent: readonly Label[]
  certificate: readonly Fact[]
  installations: readonly Fact[]
  legal: readonly Fact[]
  costs: readonly Fact[]
}

/** What the page shows in a drawing or table of its own, so that the facts are not repeated. */
export type ShownElsewhere = {
  /** The light section shows all orientations. */
  light: boolean
  /** The energy scale shows label and value. */
  scale: boolean
  /** A calculator shows price, duties and a tenant's initial costs. */
  calculator: boolean
}

const featureGroups = ['rooms', 'surfaces', 'building'] as const satisfies readonly FeatureGroup[]

/** Number of facts in the grid; the rest is shown in sections. */
const mainCount = 6

/** A label that is implied by another: "two garages" implies "garage". */
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

/** Taxes, which are shown with the costs. */
const taxes: readonly Label[] = ['cadastralIncome', 'realEstateTax']

/** Belgian taxes apply in Belgium only (ruling 14). */
const isBelgianTax = ({ label }: Fact, property: PublicProperty) => taxes.includes(label) && !isAbroad(property)

const isYesNo = ({ value }: Fact) => value.kind === 'yes-no'
const isYes = ({ value }: Fact) => value.kind === 'yes-no' && value.value

/** That a property for sale is unfurnished is not worth mentioning. */
const isNotable = (fact: Fact, { goal }: PublicProperty) => isYes(fact) || fact.label !== 'furnished' || goal === 'rent'

function findRepeatedLabels(property: PublicProperty, elsewhere: ShownElsewhere): Label[] {
  const labels: readonly (Label | false)[] = [
    ...implied.map(({ label, by }) => Boolean(property[by]) && label),
    ...orientations.map((label) => elsewhere.light && label),
    ...calculated.map((label) => elsewhere.calculator && label),
    elsewhere.scale && 'energyPerformance',
    // A calculator exists for sales without VAT only.
    elsewhere.calculator && !property.vat && 'vat',
  ]
  return labels.filter((label) => label !== false)
}

/** The facts of `property`, each exactly once. */
export function findPageFacts(property: PublicProperty, elsewhere: ShownElsewhere): PageFacts {
  const seen = new Set<Label>(findRepeatedLabels(property, elsewhere))
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
  const comfort = take(of('comfort')).filter((fact) => isNotable(fact, property))
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
