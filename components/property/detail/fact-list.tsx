/** Labels with their values below each other; more rows can follow the facts. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Fact } from '@/lib/domain/property/fact'
import styles from './fact-list.module.css'
import { FactText } from './fact-text'

/** Lists side by side where there is room; `isOneList`: halves of one list, joined again where there is none. */
export function FactColumns({ isOneList = false, children }: { isOneList?: boolean; children: ReactNode }) {
  return <div className={isOneList ? `${styles.columns} ${styles.oneList}` : styles.columns}>{children}</div>
}

/** Lists below each other in one column. */
export function FactStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

export function FactRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Props = { title?: string | undefined; facts: readonly Fact[]; before?: ReactNode; after?: ReactNode }

export function FactList({ title, facts, before, after }: Props) {
  const t = useTranslations('PropertyFacts')
  return (
    <div className={styles.group}>
      {title && <h3>{title}</h3>}
      <dl className={styles.list}>
        {before}
        {facts.map(({ label, value }) => (
          <FactRow key={label} label={t(`labels.${label}`)}>
            <FactText value={value} />
          </FactRow>
        ))}
        {after}
      </dl>
    </div>
  )
}
