/** The search by a sentence in natural language (design, "Sentence"): server-rendered, without any script of its own. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import type { Language } from '@/lib/domain/text/language'
import { sentenceParameter } from '@/lib/routing/sentence-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { alternatesOf, findCrumbs } from '@/lib/server/pages/pages'
import { searchBySentence } from '@/lib/server/search/sentence-search'
import { SentenceExamples } from './sentence-examples'
import { SentenceForm } from './sentence-form'
import styles from './sentence-page.module.css'
import { SentenceReading } from './sentence-reading'
import { SentenceResults } from './sentence-results'

/** @param typed the sentence in the address; empty at first. */
export function SentencePage({ language, typed }: { language: Language; typed: string }) {
  const t = useTranslations('SentenceSearch')
  const search = typed.trim() ? searchBySentence(typed, language, getSnapshot().site.pageSize) : undefined
  const query = search ? `?${new URLSearchParams({ [sentenceParameter]: search.sentence })}` : ''
  return (
    <SiteFrame
      language={language}
      current="own-words"
      alternates={alternatesOf('own-words', query)}
      crumbs={findCrumbs('own-words', language)}
    >
      <div className={`wrap ${styles.page}`}>
        <h1>{t('link')}</h1>
        <SentenceForm language={language} sentence={search?.sentence ?? ''} total={search?.total} />
        {search && <SentenceReading items={search.items} language={language} />}
      </div>
      {search && (
        <div className="wrap">
          <SentenceResults search={search} language={language} />
        </div>
      )}
      <SentenceExamples language={language} />
    </SiteFrame>
  )
}
