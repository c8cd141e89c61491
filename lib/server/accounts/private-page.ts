/** Helpers of the account pages. */
import 'server-only'
import type { Metadata } from 'next'
import { contentPageMetadata } from '../pages/metadata.ts'
import { findContentPage } from '../pages/pages.ts'
import { readLanguage } from '../pages/read-language.ts'

/** Title and description of the page definition at an original path; never indexed. */
export async function privateMetadata(path: string): Promise<Metadata> {
  const page = findContentPage(path)
  const metadata = page ? contentPageMetadata(page, await readLanguage()) : {}
  return { ...metadata, robots: { index: false, follow: false } }
}
