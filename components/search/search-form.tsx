/** A form that leads to either list with the typed text; it works without script (specification 2, "Home search block"). */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { countProperties } from '@/lib/server/pages/page-frame'
import { findPanelStock, findPanelTypes } from '@/lib/server/search/panel'
import { SearchBox } from './search-box.client'
import styles from './search-form.module.css'
import { usePanelTexts } from './use-panel-texts'

/** Lists may be elsewhere; what is elsewhere opens in a new tab. */
const targetOf = (href: string) => (/^https?:/.test(href) ? '_blank' : undefined)

type ButtonsProps = { lists: Readonly<Record<'sale' | 'rent', string>> }

function SearchButtons({ lists }: ButtonsProps) {
  const t = useTranslations('Banner')
  const { search } = getSnapshot().site
  return (
    <div className={styles.buttons}>
      <Button type="submit" formTarget={targetOf(lists.sale)}>
        {t('sale')} {search.showCountProperty && <span className={styles.count}>{countProperties('sale')}</span>}
      </Button>
      <Button type="submit" look="ink" formAction={lists.rent} formTarget={targetOf(lists.rent)}>
        {t('rent')} {search.showCountProperty && <span className={styles.count}>{countProperties('rent')}</span>}
      </Button>
    </div>
  )
}

/** @param id of the field, for pages that show more than one form. */
export function SearchForm({ language, id = 'search-text' }: { language: Language; id?: string }) {
  const texts = usePanelTexts()
  const { search } = getSnapshot().site
  const lists = { sale: linkHref(listPathOf.sale, language), rent: linkHref(listPathOf.rent, language) }
  const buttons = search.showSearchButton && <SearchButtons lists={lists} />
  return (
    <search aria-label={texts.label}>
      <form className={styles.form} action={lists.sale}>
        {search.showSearchInput ? (
          <SearchBox
            id={id}
            language={language}
            texts={texts}
            types={findPanelTypes(language)}
            stock={findPanelStock(language)}
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
