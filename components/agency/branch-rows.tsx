/** The branches as numbered rows: address, telephone, whether it is open, number of listings. */
import { useTranslations } from 'next-intl'
import type { Branch } from '@/lib/domain/agency/branch'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { branchHref } from '@/lib/server/agency/agency-links'
import { listingsAt, stateOf } from '@/lib/server/agency/branches'
import styles from './branch-rows.module.css'
import { OpenNow } from './open-now'

type Props = { language: Language; now: Date }

function BranchRow({ branch, number, language, now }: Props & { branch: Branch; number: number }) {
  const t = useTranslations('BranchesPage')
  const count = listingsAt(branch).length
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2>
          <a href={branchHref(branch, language)}>{branch.name}</a>
        </h2>
        <p>
          {branch.street}, {branch.zip} {branch.city}
        </p>
        <p>
          <a className={`num nowrap ${styles.phone}`} href={phoneHref(branch.phone)}>
            {formatPhone(branch.phone)}
          </a>
        </p>
        <OpenNow state={stateOf(branch, now)} />
      </div>
      <p className={styles.count}>{t.rich('listings', { count, b: (words) => <b>{words}</b> })}</p>
    </li>
  )
}

export function BranchRows({ branches, language, now }: Props & { branches: readonly Branch[] }) {
  return (
    <ul className={styles.rows}>
      {branches.map((branch, index) => (
        <BranchRow key={branch.id} branch={branch} number={index + 1} language={language} now={now} />
      ))}
    </ul>
  )
}
