/** The form for a sentence; it works without script. */
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { sentenceLimit } from '@/lib/domain/sentence/words-of-sentence'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf } from '@/lib/routing/href'
import { sentenceParameter } from '@/lib/routing/sentence-query'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './sentence-form.module.css'

type Props = { language: Language; sentence: string; total: number | undefined }

export function SentenceForm({ language, sentence, total }: Props) {
  const t = useTranslations('SentenceSearch')
  return (
    <form action={linkHref('own-words', language)}>
      <div className={styles.say}>
        <label className="vh" htmlFor="sentence">
          {t('label')}
        </label>
        <input
          id="sentence"
          name={sentenceParameter}
          defaultValue={sentence}
          placeholder={t('placeholder')}
          maxLength={sentenceLimit}
          spellCheck={false}
          enterKeyHint="search"
          required
        />
        <button type="submit" className={buttonClass({})}>
          {total === undefined ? t('search') : t('show', { count: total })}
        </button>
      </div>
      <p className={styles.meta}>
        <span>{t('languages')}</span>
        <a href={linkHref(listPathOf.sale, language)}>{t('filters')}</a>
      </p>
    </form>
  )
}
