/** The preview of a draft: the page on which visitors would see it, and the content with the draft. */
import 'server-only'
import { parseTextId } from '../../content/editing/text-kind.ts'
import type { Language } from '../../domain/text/language.ts'
import { previewHref } from '../../routing/preview.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { type Db, getDb } from '../db/client.ts'
import { findSignedDraft } from '../db/repositories/office/due-drafts.ts'
import { signDraftPreview } from '../preview/signature.ts'
import { checkText } from './check-text.ts'
import { readTextDocument, type TextDocument } from './text-document.ts'

/** Lifetime of a preview link in seconds: anyone with the link can see unpublished texts. */
const lifetime = 3600

/** The page with a module that shows it. */
function pathOfModule(isIt: (module: { view: string; relation: { id: string } }) => boolean): string | undefined {
  const published = [...getSnapshot().pages.values()].filter(({ status }) => status === 'Published')
  return published.find(({ modules }) => modules.some(isIt))?.path
}

/** Original path of the page that shows a text best; home for texts on every page. */
function pathOf({ kind, key, value }: TextDocument): string | undefined {
  switch (kind) {
    case 'article':
      return typeof value['path'] === 'string' ? value['path'] : pathOfModule(({ relation }) => relation.id === key)
    case 'page':
      return typeof value['path'] === 'string' ? value['path'] : undefined
    case 'agent':
      return pathOfModule(({ view }) => view === 'team')
    case 'testimonial':
      return pathOfModule(({ view }) => view === 'testimonials')
    case 'card':
      return pathOfModule(({ view, relation }) => view === 'card' && relation.id === value['categoryId'])
    case 'hours':
    case 'contact':
      return 'contact'
    default:
      return ''
  }
}

/** Address of the preview of a draft; undefined for texts that no page shows. @param id such as `article-fees` */
export function draftPreviewHref(document: TextDocument, id: string, language: Language, now: Date): string | undefined {
  const path = pathOf(document)
  if (path === undefined) return undefined
  return previewHref(language, path, signDraftPreview(path, id, Math.floor(now.getTime() / 1000) + lifetime))
}

/** The snapshot with the draft; undefined without one, or while it is not valid. The signed link is the authorization. */
export async function findDraftSnapshot(id: string, db?: Db): Promise<Snapshot | undefined> {
  const key = parseTextId(id)
  const document = key && readTextDocument(key)
  const content = document && (await findSignedDraft(db ?? (await getDb()), id))
  return content && checkText(document, content).snapshot
}
