/** Documents that the law requires of an owner before a property is sold or let, and which of them are available (belgium.md). */
import { isBuiltBefore2001, isCertified, isPlot, type NoticeProperty } from '../law/notice-property.ts'
import { findRegion, type Region } from '../law/region.ts'
import type { Goal, IsoDate } from '../property/property.ts'

export const requiredKinds = ['epc', 'asbestos', 'electricity', 'soil', 'planning'] as const

export type RequiredKind = (typeof requiredKinds)[number]

/** `there`: the agency has it. `sent`: sent by the owner, to be reviewed by the agency. `needed`: missing. */
export type RequiredDocument = { kind: RequiredKind; state: 'there' | 'sent' | 'needed'; validUntil: IsoDate | undefined }

type DocumentFacts = Pick<
  NoticeProperty,
  | 'goal'
  | 'zip'
  | 'countryId'
  | 'webIds'
  | 'constructionYear'
  | 'documents'
  | 'epcCode'
  | 'asbestosType'
  | 'electricityCertificate'
> & { epcExpiryDate: IsoDate | undefined }

type Rule = {
  goals: readonly Goal[]
  regions: readonly Region[]
  applies: (property: DocumentFacts) => boolean
  isThere: (property: DocumentFacts) => boolean
}

const everywhere: readonly Region[] = ['flanders', 'brussels', 'wallonia']
const hasFile = ({ documents }: DocumentFacts, kind: string) => documents.some((document) => document.kind === kind)
const isBuilding = (property: DocumentFacts) => !isPlot(property)

const rules: Readonly<Record<RequiredKind, Rule>> = {
  epc: {
    goals: ['sale', 'rent'],
    regions: everywhere,
    applies: isCertified,
    isThere: (property) => Boolean(property.epcCode) || hasFile(property, 'epc'),
  },
  asbestos: {
    goals: ['sale'],
    regions: ['flanders'],
    applies: (property) => isBuilding(property) && isBuiltBefore2001(property),
    isThere: (property) => property.asbestosType !== undefined || hasFile(property, 'asbestos'),
  },
  electricity: {
    goals: ['sale'],
    regions: everywhere,
    applies: isBuilding,
    isThere: (property) => property.electricityCertificate === 'conform' || property.electricityCertificate === 'not-conform',
  },
  soil: { goals: ['sale'], regions: everywhere, applies: () => true, isThere: (property) => hasFile(property, 'soil') },
  planning: { goals: ['sale'], regions: everywhere, applies: () => true, isThere: (property) => hasFile(property, 'planning') },
}

/** In the order of the table; none abroad and for takeovers. @param sent documents that the owner sent. */
export function requiredDocuments(property: DocumentFacts, sent: readonly RequiredKind[]): RequiredDocument[] {
  const region = findRegion(property.zip, property.countryId)
  return requiredKinds.flatMap((kind) => {
    const { goals, regions, applies, isThere } = rules[kind]
    if (!region || !goals.includes(property.goal) || !regions.includes(region) || !applies(property)) return []
    const state = isThere(property) ? 'there' : sent.includes(kind) ? 'sent' : 'needed'
    return [{ kind, state, validUntil: kind === 'epc' ? property.epcExpiryDate : undefined }]
  })
}
