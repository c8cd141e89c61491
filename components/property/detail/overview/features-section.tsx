/** Further features of the building, in groups. */
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList, FactRow } from '../fact-list'
import { FactText } from '../fact-text'
import { FactNames } from './main-facts'

type Props = { detail: Pick<PropertyDetail, 'facts'> }

/** Whether there are features beyond those of the head and the grid. */
export const hasFeatures = ({ features, present }: PropertyDetail['facts']): boolean => features.length > 0 || present.length > 0

/**
 * The first few as text: "Excellent, fully equipped, mansard roof". Values such as "none" are left out, as they mean nothing
 * without their label.
 */
export function FeaturesSummary({ detail: { facts } }: Props) {
  const words = facts.features
    .flatMap((group) => group.facts)
    .filter(({ value }) => value.kind === 'word' && value.word !== 'none')
  return words.slice(0, 3).map(({ label, value }, index) => (
    <Fragment key={label}>
      {index > 0 && ', '}
      <FactText value={value} />
    </Fragment>
  ))
}

export function FeaturesSection({ detail: { facts } }: Props) {
  const t = useTranslations('PropertyFacts')
  const { features, present } = facts
  return (
    <FactColumns>
      {features.map((group) => (
        <FactList key={group.group} title={t(`groups.${group.group}`)} facts={group.facts} />
      ))}
      {present.length > 0 && (
        <FactList
          title={t('groups.comfort')}
          facts={[]}
          before={
            <FactRow label={t('present')}>
              <FactNames labels={present} />
            </FactRow>
          }
        />
      )}
    </FactColumns>
  )
}
