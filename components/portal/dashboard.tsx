/** The dashboard of a property: page views, actions of visitors, work of the agency (specification 3; design, "Portal"). */
import { useTranslations } from 'next-intl'
import { AgentLine } from '@/components/modules/team/agent-line'
import { nextViewing } from '@/lib/domain/portal/portal-item'
import { daysBetween, formatDate } from '@/lib/domain/text/date'
import type { Dashboard as DashboardData } from '@/lib/server/portal/dashboard'
import type { OwnerTasks } from '@/lib/server/portal/owner-tasks'
import { exportLink, portalLink } from '@/lib/server/portal/portal-links'
import styles from './dashboard.module.css'
import { PortalBlock } from './frame/portal-block'
import { PropertyHistory } from './frame/property-history'
import { briefColumns } from './items/item-columns'
import { ItemTable } from './items/item-table'
import { NextStep } from './items/next-step'
import { ActionCounts } from './page-views/action-counts'
import { PeriodForm } from './page-views/period-form'
import { ViewCounts } from './page-views/view-counts'
import { ViewSources } from './page-views/view-sources'
import { ViewsGraph } from './page-views/views-graph'
import { OwnerTasksView } from './tasks/owner-tasks-view'

type Props = { data: DashboardData }

type PageProps = Props & {
  tasks: OwnerTasks
  /** Read-only, for staff of the office. */
  isOffice: boolean
}

export function Dashboard({ data, tasks, isOffice }: PageProps) {
  const t = useTranslations('ViewsGraph')
  const { property, language, period, periodPairs, today, figures } = data
  const csv = exportLink(property.id, 'views', language, periodPairs)
  return (
    <>
      <div className="wrap">
        <ViewCounts summary={figures.summary} time={data.time} />
      </div>
      <OwnerTasksView tasks={tasks} property={property} language={language} isOffice={isOffice} agent={data.agent} />
      <div className={`wrap ${styles.graph}`}>
        <PeriodForm period={period} today={today} hrefOf={(query) => portalLink(property.id, undefined, language, query)} />
        <PortalBlock id="views" title={<GraphTitle data={data} />} link={{ href: csv, text: t('csv'), isFile: true }}>
          <ViewsGraph days={figures.days} marks={data.marks} today={today} />
        </PortalBlock>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Items data={data} kind="visit" view="visits" />
          <Items data={data} kind="communication" view="communications" />
          <Items data={data} kind="media" view="media" />
        </div>
        <div>
          <ViewSources sources={figures.sources} csvHref={exportLink(property.id, 'sources', language, periodPairs)} />
          <ActionCounts actions={figures.actions} kinds={data.actionKinds} />
          <NextStep viewing={nextViewing(data.items.visit.all, today)} textOf={data.textOf} />
          <Agent data={data} />
          <PropertyHistory property={property} />
        </div>
      </div>
    </>
  )
}

/** A preset period is named by its length, any other by its dates. */
function GraphTitle({ data: { period, today } }: Props) {
  const t = useTranslations('ViewsGraph')
  const days = daysBetween(period.from, period.to) + 1
  const range =
    period.to === today && period.choice !== 'own' && period.choice !== 'all'
      ? t('lastDays', { days })
      : t('range', { from: formatDate(period.from), to: formatDate(period.to) })
  return `${t('title')}, ${range}`
}

type ItemsProps = Props & { kind: 'visit' | 'communication' | 'media'; view: 'visits' | 'communications' | 'media' }

function Items({ data, kind, view }: ItemsProps) {
  const t = useTranslations('PortalItems')
  const { all, first } = data.items[kind]
  const link = { href: portalLink(data.property.id, view, data.language), text: t(`all.${kind}`, { count: all.length }) }
  return (
    <PortalBlock id={view} title={t(`titles.${kind}`)} link={all.length > 0 ? link : undefined}>
      <ItemTable kind={kind} items={first} columns={briefColumns[kind]} textOf={data.textOf} labelledBy={`${view}-title`} />
    </PortalBlock>
  )
}

function Agent({ data: { agent, property } }: Props) {
  const t = useTranslations('OwnerAgent')
  return (
    <PortalBlock id="agent" title={t('title')}>
      <AgentLine agent={agent} subject={t('subject', { id: String(property.id) })} />
    </PortalBlock>
  )
}
