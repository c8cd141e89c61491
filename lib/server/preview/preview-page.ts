/** Props and metadata of a preview page. */
import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Language, Localized } from '../../domain/text/language.ts'
import { previewHref } from '../../routing/preview.ts'
import { getSnapshot, showInstead } from '../content/snapshot/current-snapshot.ts'
import { contentPageMetadata, projectMetadata, propertyMetadata } from '../pages/metadata.ts'
import { findDraftSnapshot } from '../texts/draft-preview.ts'
import { findPreview, findPreviewSource, type PreviewSource } from './find-preview.ts'

/** Data of the preview bar. */
export type Preview = {
  /** Seconds since 1970. */
  until: number
  /** This preview in every language in use. */
  alternates: Partial<Localized>
}

type PageInput = {
  params: Promise<{ page?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** If the draft is invalid or gone, the published version is shown. */
async function showDraft(id: string): Promise<void> {
  const snapshot = await findDraftSnapshot(id)
  if (snapshot) showInstead(snapshot)
}

/** Parses route parameters. The signature is verified here as well as in the middleware. */
export async function readPreview({
  params,
  searchParams,
}: PageInput): Promise<{ source: PreviewSource; preview: Preview } | undefined> {
  const path = ((await params).page ?? []).map(decodeURIComponent).join('/')
  const { until, signature, draft } = await searchParams
  const query = { until: String(until), signature: String(signature), ...(draft !== undefined && { draft: String(draft) }) }
  const found = findPreview(path, new URLSearchParams(query))
  if (!found) return undefined
  const { ticket } = found
  if (ticket.draft !== undefined) await showDraft(ticket.draft)
  const source = findPreviewSource(path) ?? found.source
  const alternates = getSnapshot().languages.map((language) => [language, previewHref(language, path, ticket)] as const)
  return { source, preview: { until: ticket.until, alternates: Object.fromEntries(alternates) } }
}

function publishedMetadata(source: PreviewSource, language: Language): Metadata {
  if (source.kind === 'property') return propertyMetadata(source.property, language)
  if (source.kind === 'project') return projectMetadata(source.project, language)
  return contentPageMetadata(source, language)
}

/** Title only; no metadata for search engines or sharing sites. */
export async function previewMetadata(source: PreviewSource, language: Language): Promise<Metadata> {
  const t = await getTranslations('PreviewBar')
  const { title, description } = publishedMetadata(source, language)
  return {
    title: t('tab', { title: String(title) }),
    description: description ?? null,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}
