/** Input of the content checks: the snapshot, and the records it was built from. */
import 'server-only'
import type { z } from 'zod'
import type { rawCategory, rawCities } from '../../../content/catalogue.ts'
import type { Page } from '../../../content/page.ts'
import type { Route } from '../../../content/route.ts'
import type { ConfidentialProject } from '../../../domain/project/project.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import type { FindFile } from '../../media/find-media.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'

export type Filed<T> = { file: string; item: T }

export type CheckInput = {
  snapshot: Snapshot
  routes: readonly Route[]
  categories: readonly z.output<typeof rawCategory>[]
  cities: z.output<typeof rawCities>
  pages: readonly { file: string; content: Page }[]
  properties: readonly Filed<ConfidentialProperty>[]
  takeovers: readonly Filed<ConfidentialProperty>[]
  foreign: readonly Filed<ConfidentialProperty>[]
  projects: readonly Filed<ConfidentialProject>[]
  /** Original path that each article had when the content was last accepted, by article id. */
  formerPaths: ReadonlyMap<string, string>
  contentFolder: string
  /** Finds pictures and other files by their address on this site. */
  findFile: FindFile
}
