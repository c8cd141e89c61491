/** Pages of a list. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ListQuery } from '@/lib/routing/list-query'
import styles from './paging.module.css'

/** First page, last page, and neighbours of the current page; 0 for a gap. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => (index > 0 && number - (sorted[index - 1] ?? 0) > 1 ? [0, number] : [number]))
}

type Props = { hrefOf: (query: ListQuery) => string; query: ListQuery; page: number; pageCount: number }

/** @param hrefOf returns the address of the list for a query. */
export function Paging({ hrefOf, query, page, pageCount }: Props) {
  const t = useTranslations('Paging')
  const href = (number: number) => hrefOf({ ...query, page: number })
  return (
    <nav className={`${styles.paging} no-print`} aria-label={t('label')}>
      {page > 1 ? (
        <a className={styles.step} href={href(page - 1)} rel="prev">
          <Icon of="arrow-left" />
          {t('previous')}
        </a>
      ) : (
        <span className={styles.step} />
      )}
      <ol>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <a href={href(number)} aria-current={number === page ? 'page' : undefined} aria-label={t('page', { page: number })}>
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pageCount ? (
        <a className={styles.step} href={href(page + 1)} rel="next">
          {t('next')}
          <Icon of="arrow-right" />
        </a>
      ) : (
        <span className={styles.step} />
      )}
    </nav>
  )
}
