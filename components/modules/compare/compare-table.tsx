/** The table of the comparison: a column for each property, a row for each figure. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ListRemover } from '@/components/favourites/list-remover.client'
import { EnergyDrawing } from '@/components/property/detail/energy/energy-drawing'
import { FactText } from '@/components/property/detail/fact-text'
import { Marker } from '@/components/property/marker'
import { Price } from '@/components/property/price'
import { idsQuery, removeId } from '@/lib/domain/property/favourites'
import type { ComparedProperty, CompareRow } from '@/lib/server/property/favourites'
import { LazyCompareFrame } from './lazy-compare-frame.client'

type Properties = readonly ComparedProperty[]

function PropertyHead({ property }: { property: ComparedProperty }) {
  const t = useTranslations('CompareModule')
  const { picture, title } = property
  return (
    <a href={property.href}>
      <span>
        {/* biome-ignore lint/performance/noImgElement: a small file of its own, nothing to optimize */}
        {picture ? <img src={picture.url} alt="" width={picture.width} height={picture.height} /> : t('noPhoto')}
        <Marker marquee={property.marquee} name={property.marqueeName} />
      </span>
      {title}
    </a>
  )
}

/** A row with a cell for each property; unknown values are dashes, and a row with dashes only is left out. */
function Row({ name, properties, values }: { name: string; properties: Properties; values: readonly ReactNode[] }) {
  const t = useTranslations('CompareModule')
  if (!values.some(Boolean)) return null
  return (
    <tr>
      <th scope="row">{name}</th>
      {properties.map(({ id }, index) => (
        <td key={id}>
          {values[index] || (
            <>
              <span aria-hidden="true">–</span>
              <span className="vh">{t('notGiven')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

function FactRows({ properties, rows }: { properties: Properties; rows: readonly CompareRow[] }) {
  const t = useTranslations('PropertyFacts')
  return rows.map(({ label, values }) => (
    <Row
      key={label}
      name={t(`labels.${label}`)}
      properties={properties}
      values={values.map((value) => value && <FactText key={label} value={value} />)}
    />
  ))
}

function RemoveRow({ properties, href }: { properties: Properties; href: string }) {
  const t = useTranslations('CompareModule')
  const ids = properties.map(({ id }) => id)
  return (
    <tr className="no-print">
      <th scope="row">{t('choice')}</th>
      {properties.map(({ id, title }) => (
        <td key={id}>
          <ListRemover list="compare" id={id} href={href + idsQuery(removeId(ids, id))} label={t('remove')} title={title} />
        </td>
      ))}
    </tr>
  )
}

type Props = { properties: Properties; sizes: readonly CompareRow[]; others: readonly CompareRow[]; href: string }

/** @param href address of the comparison without ids. */
export function CompareTable({ properties, sizes, others, href }: Props) {
  const t = useTranslations('CompareModule')
  const prices = properties.map(({ id, price }) => <Price key={id} price={price} />)
  const labels = properties.map(({ id, label }) => label && <EnergyDrawing key={id} label={label} />)
  return (
    <LazyCompareFrame label={t('region')} columns={properties.length}>
      <table>
        <caption className="vh">{t('region')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('feature')}</th>
            {properties.map((property) => (
              <th key={property.id} scope="col">
                <PropertyHead property={property} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t('price')} properties={properties} values={prices} />
          <Row name={t('address')} properties={properties} values={properties.map(({ address }) => address)} />
          <Row name={t('type')} properties={properties} values={properties.map(({ typeName }) => typeName)} />
          <FactRows properties={properties} rows={sizes} />
          <Row name={t('epc')} properties={properties} values={labels} />
          <FactRows properties={properties} rows={others} />
          <RemoveRow properties={properties} href={href} />
        </tbody>
      </table>
    </LazyCompareFrame>
  )
}
