/** A report on A4 sheets, to print or save; on screen on a grey background, like the brochure. */

import { useTranslations } from 'next-intl'
import { LogoDrawing } from '@/components/layout/logo-drawing'
import { PaperPage } from '@/components/layout/paper-page'
import { AgentLine } from '@/components/modules/team/agent-line'
import { useNumbers } from '@/components/ui/use-numbers'
import type { ItemKind } from '@/lib/domain/portal/portal-item'
import { formatDate } from '@/lib/domain/text/date'
import { monthName } from '@/lib/domain/text/month-name'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { OpenPortal } from '@/lib/server/portal/open-portal'
import { portalAlternates, portalLink, type Query } from '@/lib/server/portal/portal-links'
import { toPropertyHead } from '@/lib/server/portal/property-head'
import type { Report as ReportData } from '@/lib/server/portal/report'
import { PortalBlock } from '../frame/portal-block'
import { PortalHead } from '../frame/portal-head'
import { PropertyHistory } from '../frame/property-history'
import { briefColumns } from '../items/item-columns'
import { ItemTable } from '../items/item-table'
import { ActionCounts } from '../page-views/action-counts'
import { PeriodForm } from '../page-views/period-form'
import { ViewSources } from '../page-views/view-sources'
import { ViewsGraph } from '../page-views/views-graph'
import styles from './report.module.css'

type Props = {
  portal: OpenPortal
  report: ReportData
  /** Query of the address. */
  query: Query
}

const tables = ['visit', 'communication', 'media'] as const satisfies readonly ItemKind[]

export function Report({ portal, report, query }: Props) {
  const t = useTranslations('PortalReport')
  const { property, language, today } = portal
  const { content, period } = report
  return (
    <PaperPage
      language={language}
      alternates={portalAlternates(property.id, 'report', query)}
      back={{ href: portalLink(property.id, undefined, language), text: t('back') }}
      printLabel={t('print')}
      tools={<PeriodForm period={period} today={today} hrefOf={(pairs) => portalLink(property.id, 'report', language, pairs)} />}
      looks={{ desk: styles.desk, sheet: styles.sheet }}
    >
      <Title portal={portal} report={report} query={query} />
      <PortalHead head={toPropertyHead(property, language)} isPart />
      <Figures report={report} />
      <ViewsBlock report={report} today={today} />
      <div className={styles.pair}>
        <ViewSources sources={content.sources} />
        <ActionCounts actions={content.actions} kinds={report.actionKinds} />
      </div>
      {tables.map((kind) => (
        <Items key={kind} kind={kind} report={report} />
      ))}
      <PropertyHistory property={property} />
      <Agent portal={portal} report={report} />
    </PaperPage>
  )
}

function Title({ portal: { language }, report: { content, month, madeOn } }: Props) {
  const t = useTranslations('PortalReport')
  const { logo, name } = getSnapshot().site
  return (
    <header className={styles.title}>
      <LogoDrawing src={logo.full[language]} white={logo.white[language]} alt={name} width={logo.width} height={logo.height} />
      <div>
        <h1>{month ? t('monthTitle', { month: monthName(month, language) }) : t('title')}</h1>
        <p>
          {t('range', { from: formatDate(content.from), to: formatDate(content.to) })}. {t('made', { date: formatDate(madeOn) })}.
        </p>
      </div>
    </header>
  )
}

/** The three main figures. */
function Figures({ report: { content, items } }: Pick<Props, 'report'>) {
  const t = useTranslations('PortalReport')
  const { decimal } = useNumbers()
  const figures = [
    { name: 'views', count: content.views },
    { name: 'visits', count: items.visit.filter(({ status }) => status !== 'cancelled').length },
    { name: 'messages', count: content.messages },
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{decimal(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function ViewsBlock({ report: { content, marks }, today }: Pick<Props, 'report'> & { today: string }) {
  const t = useTranslations('ViewsGraph')
  return (
    <PortalBlock id="views" title={t('title')}>
      <ViewsGraph days={content.days} marks={marks} today={today} />
    </PortalBlock>
  )
}

function Items({ kind, report: { items, textOf } }: Pick<Props, 'report'> & { kind: ItemKind }) {
  const t = useTranslations('PortalItems')
  return (
    <PortalBlock id={kind} title={t(`titles.${kind}`)}>
      <ItemTable kind={kind} items={items[kind]} columns={briefColumns[kind]} textOf={textOf} labelledBy={`${kind}-title`} />
    </PortalBlock>
  )
}

function Agent({ portal: { property }, report: { agent } }: Pick<Props, 'portal' | 'report'>) {
  const t = useTranslations('OwnerAgent')
  return (
    <PortalBlock id="agent" title={t('title')}>
      <AgentLine agent={agent} subject={t('subject', { id: String(property.id) })} />
    </PortalBlock>
  )
}
