/** Builds the public collections of listings from the records; each record is cleaned of hidden fields once, here. */
import 'server-only'
import type { ConfidentialProject } from '../../../domain/project/project.ts'
import { toPublicProject } from '../../../domain/project/public-project.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { toPublicProperty } from '../../../domain/property/public-property.ts'
import { eachInPieces } from '../../../domain/search/in-pieces.ts'
import { inSteps, type Steps } from '../thread/steps.ts'
import type { Confidential, DraftListings, Listings } from './snapshot-type.ts'

export type ListingRecords = {
  properties: readonly ConfidentialProperty[]
  takeovers: readonly ConfidentialProperty[]
  foreign: readonly ConfidentialProperty[]
  projects: readonly ConfidentialProject[]
}

type Published = { listings: Listings; drafts: DraftListings; confidential: Confidential }

/** Items processed in one step. */
const atOnce = 5_000

function* keepIf<T>(items: readonly T[], test: (item: T) => boolean): Steps<T[]> {
  const kept: T[] = []
  yield* eachInPieces(items, atOnce, (item) => {
    if (test(item)) kept.push(item)
  })
  return kept
}

function* indexById<T extends { id: number }>(items: readonly T[], test: (item: T) => boolean): Steps<Map<number, T>> {
  return new Map((yield* keepIf(items, test)).map((item) => [item.id, item]))
}

const isPublished = ({ published }: { published: boolean }) => published
const isListed = ({ published, archived }: PublicProperty) => published && !archived

type Cleaned = { marquees: string; property: PublicProperty }

/** The public version per record, cached while the record is unchanged. */
const cleaned = new WeakMap<ConfidentialProperty, Cleaned>()

/** @param marqueeIgnoreList marquees whose name is shown instead of the price. */
export function* publishListings(records: ListingRecords, marqueeIgnoreList: readonly number[]): Steps<Published> {
  const marquees = marqueeIgnoreList.join()
  const clean = (record: ConfidentialProperty) => {
    const before = cleaned.get(record)
    if (before?.marquees === marquees) return before.property
    const property = toPublicProperty(record, marqueeIgnoreList)
    cleaned.set(record, { marquees, property })
    return property
  }
  const properties = yield* inSteps(records.properties, clean)
  const takeovers = yield* inSteps(records.takeovers, clean)
  const foreign = yield* inSteps(records.foreign, clean)
  const all = [...properties, ...takeovers, ...foreign]
  const projects = records.projects.map(toPublicProject)
  yield
  const whole = [...records.properties, ...records.takeovers, ...records.foreign]
  const isDraft = (item: { published: boolean }) => !isPublished(item)
  return {
    listings: {
      properties: yield* keepIf(properties, isListed),
      takeovers: yield* keepIf(takeovers, isListed),
      foreignProperties: yield* keepIf(foreign, isListed),
      projects: projects.filter(isPublished),
      propertyById: yield* indexById(all, isPublished),
      projectById: yield* indexById(projects, isPublished),
    },
    drafts: {
      propertyById: yield* indexById(all, isDraft),
      projectById: yield* indexById(projects, isDraft),
    },
    confidential: { propertyById: yield* indexById(whole, isPublished), draftById: yield* indexById(whole, isDraft) },
  }
}
