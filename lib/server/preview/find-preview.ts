/** Previews of unpublished content: Draft pages and articles, unpublished properties and projects (ruling 8). */
import 'server-only'
import type { PublicProject } from '../../domain/project/project.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { type PreviewTicket, parsePreviewTicket } from '../../routing/preview.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { ContentPageSource } from '../pages/pages.ts'
import { isGenuine } from './signature.ts'

export type PreviewSource =
  | ContentPageSource
  | { kind: 'property'; path: string; property: PublicProperty }
  | { kind: 'project'; path: string; project: PublicProject }

function findById(path: string, id: number): PreviewSource | undefined {
  const { propertyById, projectById, drafts } = getSnapshot()
  const property = propertyById.get(id) ?? drafts.propertyById.get(id)
  if (property) return { kind: 'property', path, property }
  const project = projectById.get(id) ?? drafts.projectById.get(id)
  return project && { kind: 'project', path, project }
}

/** The page at an original path or at `property/{id}`, published or not. */
export function findPreviewSource(path: string): PreviewSource | undefined {
  const [, id] = /^property\/(\d{1,12})$/.exec(path) ?? []
  if (id) return findById(path, Number(id))
  const { pages, articles, drafts } = getSnapshot()
  const page = pages.get(path)
  if (page) return { kind: 'page', path, page }
  const article = [...articles, ...drafts.articles].find((candidate) => candidate.path === path)
  return article && path ? { kind: 'article', path, article } : undefined
}

/** The token of an address if it is valid for a preview of `path` now. None without PREVIEW_SECRET. */
function findTicket(path: string, query: URLSearchParams): PreviewTicket | undefined {
  const ticket = parsePreviewTicket(query)
  return ticket && isGenuine(path, ticket, new Date()) ? ticket : undefined
}

/** What a preview address shows; undefined without a valid token, and for pages that do not exist. */
export function findPreview(path: string, query: URLSearchParams): { source: PreviewSource; ticket: PreviewTicket } | undefined {
  const ticket = findTicket(path, query)
  // The page with a draft is known only once the draft is read.
  const source = ticket && findPreviewSource(path)
  return source && { source, ticket }
}
