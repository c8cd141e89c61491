/** The results of a sentence, and the parts of it that were ignored. */
import { useTranslations } from 'next-intl'
import { CardGrid } from '@/components/list/card-grid'
import { ListedCard } from '@/components/list/listed-card'
import { Icon } from '@/components/ui/icon'
import { sentenceLimit } from '@/lib/domain/sentence/words-of-sentence'
import type { Language } from '@/lib/domain/text/language'
import { listAddress } from '@/lib/server/pages/landing-pages'
import type { SentenceSearch } from '@/lib/server/search/sentence-search'
import { savePage } from '@/lib/server/subscriptions/saved-searches/search-links'
import { PreferencesMet } from './preferences-met'
import styles from './sentence-results.module.css'

type Props = { search: SentenceSearch; language: Language }

function Notes({ search }: Pick<Props, 'search'>) {
  const t = useTranslations('SentenceSearch')
  const filters = useTranslations('FilterBar')
  const wordsOf = (state: 'unknown' | 'uncounted') =>
    search.items.flatMap(({ state: own, text }) => (own === state ? filters('textFilter', { text }) : [])).join(', ')
  const count = search.items.filter(({ state }) => state === 'must' || state === 'excluded').length
  const notes = [
    search.total > 0 ? t('must', { count }) : '',
    search.total > 0 && search.preferences.length > 0 ? t('order') : '',
    search.isGoalAssumed ? t('assumed') : '',
    search.isCut ? t('cut', { count: sentenceLimit }) : '',
    wordsOf('unknown') && t('unknownWords', { words: wordsOf('unknown') }),
    wordsOf('uncounted') && t('uncountedWords', { words: wordsOf('uncounted') }),
  ]
  return <p>{notes.filter(Boolean).join(' ')}</p>
}

function Ways({ search, language }: Props) {
  const t = useTranslations('SentenceSearch')
  const { goal, filter, total, isGoalAssumed, otherTotal, otherHref } = search
  return (
    <p className={styles.ways}>
      {isGoalAssumed && otherTotal > 0 && (
        <a href={otherHref} rel="nofollow">
          {t('other', { count: otherTotal })}
        </a>
      )}
      {total > 0 && <a href={listAddress(goal, language, { filter })}>{t('all', { count: total })}</a>}
      <a href={savePage({ goal, filter, language })} rel="nofollow">
        <Icon of="bell" size={16} />
        {t('save')}
      </a>
    </p>
  )
}

export function SentenceResults({ search, language }: Props) {
  const t = useTranslations('SentenceSearch')
  const { total, found, preferences } = search
  return (
    <section className={styles.results} aria-labelledby="found">
      <div className={styles.head}>
        <div>
          <h2 id="found">
            {t('found')}
            <span className="count">
              {t.rich('foundCount', { total, hidden: (words) => <span className="vh-inline">{words}</span> })}
            </span>
          </h2>
          <Notes search={search} />
        </div>
        <Ways search={search} language={language} />
      </div>
      {total === 0 && <p className={styles.none}>{t('none')}</p>}
      {total > 0 && (
        <CardGrid columns={3}>
          {found.map(({ property, met }, index) => (
            <li key={property.id}>
              <ListedCard
                id={property.id}
                language={language}
                sizes="(min-width: 1280px) 440px, (min-width: 767px) 50vw, 100vw"
                isFirst={index === 0}
              />
              <PreferencesMet preferences={preferences} met={met} language={language} />
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  )
}
