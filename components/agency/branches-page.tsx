/** All branches (design, "kantoren"): map and list, then each with its opening hours and staff. */
import { useTranslations } from 'next-intl'
import { JsonLdAgency } from '@/components/layout/json-ld-agency'
import { JsonLdBreadcrumbs } from '@/components/layout/json-ld-breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { HeadingCount } from '@/components/ui/heading-count'
import { Icon } from '@/components/ui/icon'
import type { Branch } from '@/lib/domain/agency/branch'
import type { Language } from '@/lib/domain/text/language'
import { branchesPath } from '@/lib/routing/href'
import { branchHref } from '@/lib/server/agency/agency-links'
import { listingsAt } from '@/lib/server/agency/branches'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { alternatesOf, findCrumbs } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import { BranchDetails } from './branch-details'
import { BranchMap } from './branch-map'
import { BranchRows } from './branch-rows'
import styles from './branches-page.module.css'
import { JsonLdBranch } from './json-ld-branch'

type Props = { language: Language; now: Date }

function BranchSection({ branch, language, now }: Props & { branch: Branch }) {
  const t = useTranslations('BranchesPage')
  const { name, slug, street, zip, city, note } = branch
  const count = listingsAt(branch).length
  const said = note?.[language]
  return (
    <section className={styles.branch} aria-labelledby={`branch-${slug}`}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={`branch-${slug}`}>{name}</h2>
            <p>
              {street}, {zip} {city}. {said && <span {...langOf(said, language)}>{said}</span>}
            </p>
          </div>
          {count > 0 && (
            <a className="arrow-link" href={`${branchHref(branch, language)}#listings`}>
              {t('ofThis', { count })}
              <span className="vh">, {name}</span> <Icon of="arrow-right" />
            </a>
          )}
        </div>
        <BranchDetails branch={branch} language={language} now={now} />
      </div>
    </section>
  )
}

export function BranchesPage({ language, now }: Props) {
  const { branches, pages } = getSnapshot()
  const page = pages.get(branchesPath)
  const crumbs = findCrumbs(branchesPath, language)
  const [heading, intro] = [page?.title[language] ?? '', page?.description?.[language] ?? '']
  return (
    <SiteFrame language={language} current={branchesPath} alternates={alternatesOf(branchesPath)} crumbs={crumbs}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <JsonLdAgency />
      {branches.map((branch) => (
        <JsonLdBranch key={branch.id} branch={branch} language={language} />
      ))}
      <div className={`wrap ${styles.top}`}>
        <h1 {...langOf(heading, language)}>
          {heading}
          <HeadingCount>{branches.length}</HeadingCount>
        </h1>
        {intro && (
          <p className={styles.intro} {...langOf(intro, language)}>
            {intro}
          </p>
        )}
        <div className={styles.offices}>
          <BranchMap branches={branches} language={language} isNumbered className={styles.map} />
          <BranchRows branches={branches} language={language} now={now} />
        </div>
      </div>
      {branches.map((branch) => (
        <BranchSection key={branch.id} branch={branch} language={language} now={now} />
      ))}
    </SiteFrame>
  )
}
