/** The owner's open tasks, and the progress of the sale (design, `portaal-2`). */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import type { OwnerTasks } from '@/lib/server/portal/owner-tasks'
import type { AgentContact } from '@/lib/server/property/agent-contact'
import styles from '../dashboard.module.css'
import { ComparedHomes } from './compared-homes'
import { DocumentChecklist } from './document-checklist'
import { ReleasedOffers } from './released-offers'
import { SellingSteps } from './selling-steps'
import { ViewingAnswers } from './viewing-answers'
import { WaitingBuyers } from './waiting-buyers'

export type TasksProps = {
  tasks: OwnerTasks
  property: { id: number; city: string }
  language: Language
  /** Read-only, for staff of the office. */
  isOffice: boolean
}

const done: readonly string[] = ['confirmed', 'refused', 'file-sent', 'file-removed']

function ResultMessage({ tasks: { said } }: Pick<TasksProps, 'tasks'>) {
  const t = useTranslations('OwnerTasks')
  return said ? <NoticeBox notice={{ tone: done.includes(said) ? 'done' : 'wrong', title: t(`said.${said}`) }} /> : null
}

export function OwnerTasksView({ agent, ...props }: TasksProps & { agent: AgentContact }) {
  const { tasks, property } = props
  return (
    <div id="tasks" className={`wrap ${styles.columns} ${styles.tasks}`}>
      <div>
        <ResultMessage tasks={tasks} />
        <ViewingAnswers {...props} agent={agent} />
        <DocumentChecklist {...props} />
        <ReleasedOffers tasks={tasks} agent={agent} property={property} />
      </div>
      <div>
        <SellingSteps steps={tasks.steps} />
        <WaitingBuyers interested={tasks.interested} town={property.city} />
        <ComparedHomes homes={tasks.compared} ownId={property.id} language={props.language} />
      </div>
    </div>
  )
}
