/** A branch: address, opening hours, staff and listings. */
import { useTranslations } from 'next-intl'
import { JsonLdAgency } from '@/components/layout/json-ld-agency'
import { JsonLdBreadcrumbs } from '@/components/layout/json-ld-breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Branch } from '@/lib/domain/agency/branch'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { branchesPath } from '@/lib/routing/href'
import { branchCrumbs, listingsAt, stateOf } from '@/lib/server/agency/branches'
import { itemAlternates } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import { BranchDetails } from './branch-details'
import { BranchMap } from './branch-map'
import styles from './branch-page.module.css'
import { JsonLdBranch } from './json-ld-branch'
import { Listings } from './listings'
import { OpenNow } from './open-now'

type Props = { branch: Branch; language: Language; now: Date }

function Head({ branch, language, now }: Props) {
  const { name, street, zip, city, phone, email, note } = branch
  const said = note?.[language]
  return (
    <div className={styles.head}>
      <h1>{name}</h1>
      <p className={styles.address}>
        {street}, {zip} {city}
      </p>
      {said && <p {...langOf(said, language)}>{said}</p>}
      <OpenNow state={stateOf(branch, now)} />
      <p className={styles.reach}>
        <a className={buttonClass({})} href={phoneHref(phone)}>
          <Icon of="phone" />
          {formatPhone(phone)}
        </a>
        <a className={buttonClass({ look: 'line' })} href={`mailto:${email}`}>
          <Icon of="mail" />
          <span>
            {email.split('@')[0]}@<wbr />
            {email.split('@')[1]}
          </span>
        </a>
      </p>
    </div>
  )
}

export function BranchPage({ branch, language, now }: Props) {
  const t = useTranslations('BranchPage')
  const crumbs = branchCrumbs(branch, language)
  return (
    <SiteFrame language={language} current={branchesPath} alternates={itemAlternates(branchesPath, branch)} crumbs={crumbs}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <JsonLdAgency />
      <JsonLdBranch branch={branch} language={language} />
      <div className={`wrap ${styles.top}`}>
        <Head branch={branch} language={language} now={now} />
        <BranchMap branches={[branch]} language={language} className={styles.map} />
      </div>
      <section className={`wrap ${styles.details}`} aria-label={t('details')}>
        <BranchDetails branch={branch} language={language} now={now} headingLevel="h2" />
      </section>
      <Listings properties={listingsAt(branch)} title={t('listings', { name: branch.name })} language={language} />
    </SiteFrame>
  )
}
