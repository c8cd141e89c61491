/** Metadata of the office's pages; not indexed by search engines. */
import 'server-only'
import type { Metadata } from 'next'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { readLanguage } from '../../pages/read-language.ts'
import { translatorOf } from '../../pages/translator.ts'

/** @param key of a message: `OfficeToday.metaTitle`. */
export async function officeMetadata(key: string): Promise<Metadata> {
  const t = translatorOf(await readLanguage())
  return {
    title: `${t(key)} | ${t('OfficeNav.office')} ${getSnapshot().site.name}`,
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  }
}
