/** Metadata of the portal's pages, without any data of the property. */
import 'server-only'
import type { Metadata } from 'next'
import type { PortalView } from '../../routing/private-pages.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { readLanguage } from '../pages/read-language.ts'
import { translatorOf } from '../pages/translator.ts'

/** `Bezoeken, ref 4102311 | name of the agency` */
export async function portalMetadata(params: Promise<{ property: string }>, view: PortalView | undefined): Promise<Metadata> {
  const t = translatorOf(await readLanguage())
  const { property } = await params
  const title = `${t(`PortalNav.${view ?? 'dashboard'}`)}, ${t('PortalHead.reference', { id: property })}`
  return { title: `${title} | ${getSnapshot().site.name}`, robots: { index: false, follow: false } }
}
