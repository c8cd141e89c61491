/** The demo content as the current snapshot, with parts of it replaced for a test. */

import { readFileSync } from 'node:fs'
import type { ModuleProps } from '@/components/modules/module-props'
import type { Module } from '@/lib/content/module'
import { recordSchema } from '@/lib/content/record-schema'
import type { ConfidentialProject, PublicProject } from '@/lib/domain/project/project'
import { projectFields } from '@/lib/domain/project/project-fields'
import { emptyListQuery } from '@/lib/routing/list-query'
import type { Snapshot } from '@/lib/server/content/snapshot/snapshot-type'
import { snapshot } from '../../support/content'

export function setSnapshot(parts: Partial<Snapshot> = {}): void {
  globalThis.currentSnapshot = { ...snapshot, ...parts }
}

/** A project of the demo by its record key, such as `p01`. */
export function getProject(recordFile: string): PublicProject {
  const project = snapshot.projects.find((candidate) => candidate.recordFile === recordFile)
  if (!project) throw new Error(`no project ${recordFile} in the demo content`)
  return project
}

/** Including the confidential fields, as in its file. */
export function getProjectRecord(recordFile: string): ConfidentialProject {
  const { id } = getProject(recordFile)
  return recordSchema(projectFields, snapshot.today).parse(JSON.parse(readFileSync(`data/projects/${id}.json`, 'utf8')))
}

const base: Module = {
  id: 'module',
  title: { nl: '', fr: '', en: '', de: '' },
  titleSize: 'h2',
  position: { contentRow: 1 },
  span: 1,
  columns: { sm: 12, md: 12, lg: 12 },
  view: 'news',
  relation: { type: 'category', id: 'media' },
  itemsPerRow: 3,
  conditions: [],
  status: 'Published',
}

/** The props of a module view on a Dutch page. */
export function moduleProps(module: Partial<Module>, rest: Partial<ModuleProps> = {}): ModuleProps {
  return {
    module: { ...base, ...module },
    language: 'nl',
    path: '',
    query: emptyListQuery,
    isFirst: true,
    isPreview: false,
    ...rest,
  }
}
