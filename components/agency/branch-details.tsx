/** A branch with its picture, opening hours and staff. */
import { Picture } from '@/components/ui/picture'
import type { Branch } from '@/lib/domain/agency/branch'
import { weekdayOf } from '@/lib/domain/agency/opening-hours'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { agentsAt } from '@/lib/server/agency/branches'
import styles from './branch-details.module.css'
import { HoursTable } from './hours-table'
import { PeopleList } from './people-list'

const sizes = '(min-width: 1280px) 540px, 94vw'

type Props = { branch: Branch; language: Language; now: Date; headingLevel?: 'h2' | 'h3' }

export function BranchDetails({ branch, language, now, headingLevel }: Props) {
  const { picture, hours } = branch
  return (
    <div className={picture ? styles.branch : `${styles.branch} ${styles.plain}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture src={picture.url} alt={picture.alt[language]} width={picture.width} height={picture.height} sizes={sizes} />
        </div>
      )}
      <HoursTable hours={hours} today={weekdayOf(toLocalTime(now).date)} />
      <PeopleList agents={agentsAt(branch)} {...(headingLevel && { headingLevel })} />
    </div>
  )
}
