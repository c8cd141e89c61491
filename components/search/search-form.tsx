/** A form that leads to either list with the typed text; it works without script (specification 2, "Home search block"). */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { PageWords } from '@/components/ui/page-words'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { countProperties } from '@/lib/server/pages/page-frame'
import { findPanelTypes, hasPanelStock } from '@/lib/server/search/panel'
import type { PanelWords } from './panel-texts'
import { SearchBox } from './search-box.client'
import styles from './search-form.module.css'
import { usePanelTexts } from './use-panel-texts'

/** Lists may be on another site, which opens in a new tab. */
const targetOf = (href: string) => (/^https?:/.test(href) ? '_blank' : undefined)

type ButtonsProps = { lists: Readonly<Record<'sale' | 'rent', string>> }

/** The number of properties in the list; the panel replaces it by the number of results for the typed text. */
function Count({ goal }: { goal: 'sale' | 'rent' }) {
  return (
    <span className={styles.count} data-count-of={goal}>
      {countProperties(goal)}
    </span>
  )
}

function SearchButtons({ lists }: ButtonsProps) {
  const t = useTranslations('Banner')
  const { search } = getSnapshot().site
  return (
    <div className={styles.buttons}>
      <Button type="submit" formTarget={targetOf(lists.sale)}>
        {t('sale')} {search.showCountProperty && <Count goal="sale" />}
      </Button>
      <Button type="submit" look="ink" formAction={lists.rent} formTarget={targetOf(lists.rent)}>
        {t('rent')} {search.showCountProperty && <Count goal="rent" />}
      </Button>
    </div>
  )
}

/** @param id of the field, for pages with more than one form. */
export function SearchForm({ language, id = 'search-text' }: { language: Language; id?: string }) {
  const texts = usePanelTexts()
  const { search } = getSnapshot().site
  const lists = { sale: linkHref(listPathOf.sale, language), rent: linkHref(listPathOf.rent, language) }
  const words: PanelWords = { texts, types: findPanelTypes(language) }
  const buttons = search.showSearchButton && <SearchButtons lists={lists} />
  return (
    <search aria-label={texts.label}>
      <form className={styles.form} action={lists.sale}>
        {search.showSearchInput && <PageWords id={`${id}-words`} words={words} />}
        {search.showSearchInput ? (
          <SearchBox
            id={id}
            language={language}
            texts={{ label: texts.label, placeholder: texts.placeholder, clear: texts.clear }}
            hasStock={hasPanelStock()}
            lists={lists}
            hasCounts={search.showSearchCount}
            icon={<Icon of="search" size={24} />}
            clearIcon={<Icon of="x" />}
          >
            {buttons}
          </SearchBox>
        ) : (
          <div className={styles.row}>{buttons}</div>
        )}
      </form>
    </search>
  )
}
